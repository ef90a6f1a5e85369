/** The users list of a local run. The specification does not say its fields. */
export const users = [
  { id: 1, name: "Sample user 1" },
  { id: 2, name: "Sample user 2" },
];
