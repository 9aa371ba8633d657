import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** For a pull of several hundred megabytes. A dead network must not delay a suite longer. */
const pullTimeout = 300_000;

/** @returns the output of docker. @throws when its exit code is not 0 */
export const docker = async (args: readonly string[], timeout?: number): Promise<string> =>
  (await run('docker', args, { timeout })).stdout.trim();

const works = (args: readonly string[], timeout?: number) =>
  docker(args, timeout).then(
    () => true,
    () => false,
  );

const isMissing = async (image: string) =>
  !(await works(['image', 'inspect', image])) && !(await works(['pull', '--quiet', image], pullTimeout));

/** Pulls missing images. @returns the reason why containers cannot run here, or null */
const dockerLacks = async (images: readonly string[]): Promise<string | null> => {
  if (!(await works(['version', '--format', '{{.Server.Version}}']))) return 'no Docker engine';
  const missing = await Promise.all(images.map(async (image) => ((await isMissing(image)) ? [image] : [])));
  return missing.flat().length === 0 ? null : `Docker cannot pull ${missing.flat().join(', ')}`;
};

/** @throws when REQUIRE_DOCKER=1 and containers cannot run */
export const reasonToSkip = async (images: readonly string[], env: NodeJS.ProcessEnv): Promise<string | null> => {
  const reason = await dockerLacks(images);
  if (reason && env.REQUIRE_DOCKER === '1') throw new Error(`REQUIRE_DOCKER=1, but ${reason}`);
  return reason;
};
