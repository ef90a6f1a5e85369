import { ThemeSwitch } from "#components/theme-switch/theme-switch.tsx";
import { Cell } from "./cell.tsx";

export function ThemeSwitchCell() {
  return (
    <Cell title="Theme switch" span={3}>
      <ThemeSwitch variant="switch" className="self-start" />
      <p className="type-small mt-auto text-mute">
        Follows your system until you choose. The choice is stored as isDarkMode.
      </p>
    </Cell>
  );
}
