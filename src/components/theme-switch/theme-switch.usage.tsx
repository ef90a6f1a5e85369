import { ThemeSwitch } from "./theme-switch.tsx";

export function ThemeSwitchUsage() {
  return <ThemeSwitch variant="switch" />;
}
