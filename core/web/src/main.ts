import { mount } from "svelte";
import App from "./App.svelte";
import "./look/look.css";
import { settings } from "./settings.svelte";

settings.show();
const target = document.getElementById("app");
if (target) mount(App, { target });
