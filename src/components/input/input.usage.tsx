import { Input } from "./input.tsx";

export function InputUsage() {
  return <Input label="Email" kind="email" validate defaultValue="robin@" />;
}
