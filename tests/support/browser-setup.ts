/** Before every component test: the site's styles, dark theme, empty storage, no alerts, real timers and functions. */
import "virtual:tokens.css";
import "virtual:fonts.css";
import "#app.css";
import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { currentAlerts, dismissAlert } from "#components/alert/show-alert.ts";
import { applyTheme } from "#theme/theme-class.ts";

/** Turns off React's owner stacks, which took a sixth of the run with a debugger attached. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set: () => {} });

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
const realSetTimeout = setTimeout;

configure({
  // The default of 1 s is too short on a busy machine.
  asyncUtilTimeout: 15_000,
  // Like Testing Library's own, but with a real timer, since a test may have stopped the clock.
  asyncWrapper: async (wait) => {
    const before = react.IS_REACT_ACT_ENVIRONMENT;
    react.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const found = await wait();
      await new Promise((resolve) => realSetTimeout(resolve));
      return found;
    } finally {
      react.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  applyTheme("dark");
  // As after accepting the cookie banner, which reserves space while scrolling.
  document.documentElement.setAttribute("data-consent", "");
});

afterEach(() => {
  // The files of a run share a page.
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  for (const { id } of currentAlerts()) dismissAlert(id);
});
