import { Button } from "./button.tsx";

export function ButtonUsage() {
  return <Button>Send</Button>;
}
