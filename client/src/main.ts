import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { here } from "./pages/here.svelte";
import { settings } from "./settings/settings.svelte";
import { spoken } from "./texts/current.svelte";

settings.begin();
here.begin();
await spoken.speak(settings.value.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
