import { Button } from "#components/button/button.tsx";
import { showAlert } from "./show-alert.ts";

/** Mount `<Alerts />` once, outside what changes with the page. */
export function ShowAlertUsage() {
  return (
    <Button
      variant="line"
      size="small"
      onClick={() => showAlert({ type: "success", message: "Email sent successfully" })}
    >
      Success
    </Button>
  );
}
