import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const ENGINES = ["podman", "docker"] as const;

/** A container that runs, and what ends it and removes its image. */
export type Container = { url: string; remove: () => Promise<void> };

/** The first engine that answers; a client without its service does not count. */
export function findEngine(): (typeof ENGINES)[number] | null {
  return ENGINES.find((name) => spawnSync(name, ["info"], { stdio: "ignore", timeout: 20_000 }).status === 0) ?? null;
}

/**
 * Builds an image and runs it, its port 8080 on a free port of loopback.
 * @param engine as findEngine() returns it
 * @param folder what the build may copy from
 * @param options.file the recipe, from the folder
 * @param options.build arguments of the build, options.env variables of the container, each "NAME=value"
 * @throws with the engine's own words, when a step fails
 */
export async function runContainer(
  engine: string,
  folder: string,
  { file, build = [], env = [] }: { file: string; build?: string[]; env?: string[] },
): Promise<Container> {
  const run = async (...args: string[]) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)(engine, args, options)).stdout.trim();
  };
  const each = (flag: string, values: string[]) => values.flatMap((value) => [flag, value]);
  const image = `portfolio-test-${crypto.randomUUID()}`;
  await run("build", "--file", file, "--tag", image, ...each("--build-arg", build), ".");
  const container = await run("run", "--detach", "--publish", "127.0.0.1::8080", ...each("--env", env), image).catch(
    async (error) => {
      await run("rmi", "--force", image);
      throw error;
    },
  );
  const remove = async () => {
    await run("rm", "--force", container);
    await run("rmi", "--force", image);
  };
  try {
    // One line for each address; one address was asked for.
    const [address = ""] = (await run("port", container, "8080/tcp")).split("\n");
    return { url: `http://${address.trim()}`, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
