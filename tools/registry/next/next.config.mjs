/** Exported as files, so that any server can show it. */
export default { output: "export" };
