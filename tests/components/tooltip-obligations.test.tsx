import { userEvent } from "vitest/browser";
import { tooltipShowcase } from "#components/tooltip/tooltip.showcase.tsx";
import { obligations } from "#tests/support/obligations.tsx";

obligations("Tooltip", tooltipShowcase.examples, () => userEvent.keyboard("{Tab}"));
