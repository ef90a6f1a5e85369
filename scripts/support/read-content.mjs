import { loadModule } from "./load-module.mjs";
import { fail } from "./setup.mjs";

/** The owner's content, for a command. Every mistake in the content ends the command with its place and its mend. */
export async function readContent() {
  const module = await loadModule("vite/content/read-content.ts");
  try {
    return module.readContent();
  } catch (error) {
    if (error.name !== "OwnerError") throw error;
    return fail(error.message);
  }
}
