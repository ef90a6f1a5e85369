import "../tests/support/samples.ts";
import { defineConfig } from "vitest/config";

/** Minutes long: it installs packages and runs the component tests in other projects. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: "registry",
    environment: "node",
    include: ["tools/registry/*.test.ts"],
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
