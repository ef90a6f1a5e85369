/** Before every component test: the site's own styles, dark theme, nothing left of the test before. */
import "virtual:tokens.css";
import "#app.css";
import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterEach, beforeEach } from "vitest";
import { showTheme } from "#theme/theme-class.ts";

/**
 * React's development build keeps a stack for each element, up to a number per second. With a debugger attached, as here, those
 * stacks were a sixth of the whole run, so the number is reached at once.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set: () => {} });

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const inAMoment = setTimeout;

configure({
  // The default of 1 s is short for a busy machine that loads a lazy module.
  asyncUtilTimeout: 15_000,
  // As Testing Library's own, whose last step is a timer: on a clock that a test has stopped, that would never come.
  asyncWrapper: async (wait) => {
    const before = react.IS_REACT_ACT_ENVIRONMENT;
    react.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const found = await wait();
      await new Promise((resolve) => inAMoment(resolve));
      return found;
    } finally {
      react.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  showTheme("dark");
  // As for a visitor who has answered the cookie banner: the room it asks for while scrolling is not reserved.
  document.documentElement.dataset.consent = "";
});

afterEach(() => {
  cleanup();
});
