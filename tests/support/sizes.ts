/** Names of all kinds and lengths. */
export const AWKWARD_NAMES = [
  "<img src=x onerror=alert(1)>",
  "موقع عربي للكتب والخرائط",
  "שלום & Söhne",
  "W".repeat(120),
  `${"A long name of many words ".repeat(6)}`.trim(),
  "X",
];
