/** Before every component test: the site's own styles, dark theme, nothing left of the test before. */
import "virtual:tokens.css";
import "#app.css";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";

// The default of 1 s is short for a busy machine that loads a lazy module.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.className = "dark-mode";
  // As for a visitor who has answered the cookie banner: the room it asks for while scrolling is not reserved.
  document.documentElement.dataset.consent = "";
});

afterEach(() => {
  cleanup();
});
