import { act } from "@testing-library/react";
import { afterEach } from "vitest";
import { Alerts } from "#components/alert/alerts.tsx";
import { currentAlerts, dismissAlert, showAlert } from "#components/alert/show-alert.ts";
import { componentContract } from "#tests/support/component-contract.tsx";

afterEach(() => {
  act(() => {
    for (const { id } of currentAlerts()) dismissAlert(id);
  });
});

componentContract("Alert", { "three of them": { Example: Alerts } }, async () => {
  act(() => {
    showAlert({ type: "success", message: "Email sent successfully" });
    showAlert({ type: "error", message: ["One thing", "and another"] });
    showAlert({ type: "info", message: "Open it", onClick: () => {} });
  });
});
