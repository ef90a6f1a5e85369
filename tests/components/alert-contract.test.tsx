import { act } from "@testing-library/react";
import { Alerts } from "#components/alert/alerts.tsx";
import { showAlert } from "#components/alert/show-alert.ts";
import { componentContract } from "#tests/support/component-contract.tsx";

componentContract("Alert", { "three of them": { Example: Alerts } }, async () => {
  act(() => {
    showAlert({ type: "success", message: "Email sent successfully" });
    showAlert({ type: "error", message: ["One thing", "and another"] });
    showAlert({ type: "info", message: "Open it", onClick: () => {} });
  });
});
