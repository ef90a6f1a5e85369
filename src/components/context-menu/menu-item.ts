import type { IconName } from "#components/icon/icon.tsx";

/** One option of a context menu. */
export type MenuItem = {
  label: string;
  icon: IconName;
  onSelect: () => void;
  disabled?: boolean;
};
