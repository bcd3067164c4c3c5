import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "/static/",
  build: {
    outDir: "../cardtable/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // cards are files of their own: only those that are shown are loaded
    target: "es2022",
  },
});
