import { userEvent } from "vitest/browser";
import { tooltipShowcase } from "#components/tooltip/tooltip.showcase.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";

componentContract("Tooltip", tooltipShowcase.examples, () => userEvent.keyboard("{Tab}"));
