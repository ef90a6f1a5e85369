import { loadModule } from "./load-module.mjs";
import { fail } from "./setup.mjs";

/** The owner's content. Mistakes in it end the command with their locations. */
export async function readContent() {
  const module = await loadModule("vite/content/read-content.ts");
  try {
    return module.readContent();
  } catch (error) {
    if (error.name !== "OwnerError") throw error;
    return fail(error.message);
  }
}
