import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev`: the fixture tables at /dev/, and the client itself against a server on port 8000.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  appType: "spa",
  server: {
    proxy: { "/api": server, "/rules": server, "/favicon.svg": server, "/ws": { target: server, ws: true } },
  },
});
