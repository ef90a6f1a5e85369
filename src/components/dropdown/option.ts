/** One entry of a list to choose from. */
export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** Shown, but cannot be chosen. Default: false. */
  disabled?: boolean;
};
