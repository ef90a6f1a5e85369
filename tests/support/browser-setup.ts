/** Before every component test: the site's own styles, dark theme, nothing left of the test before. */
import "virtual:tokens.css";
import "virtual:fit-table.css";
import "#app.css";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.className = "dark-mode";
});

afterEach(() => {
  cleanup();
});
