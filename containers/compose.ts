import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { reasonToSkip } from '@matraz/infra/testing/docker';
import { projectRoot } from '@matraz/platform/project-root';

const run = promisify(execFile);

/** Other variables of this shell are removed, because they would override those of the env file. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|HOME|XDG_.*|DOCKER_.*)$/.test(name)),
);

const runCompose = ([program = '', ...subcommand]: readonly string[], args: readonly string[]) =>
  run(program, [...subcommand, ...args], { cwd: projectRoot, env: environment, maxBuffer: 2 ** 26 });

const commands = [['docker', 'compose'], ['docker-compose']];

export type Compose = (...args: string[]) => Promise<{ stdout: string; stderr: string }>;

/** Finds the plugin `docker compose` or the program `docker-compose`. @returns null when the machine has neither */
export const findCompose = async (): Promise<Compose | null> => {
  for (const command of commands) {
    const isInstalled = await runCompose(command, ['version']).then(
      () => true,
      () => false,
    );
    if (isInstalled) return (...args) => runCompose(command, args);
  }
  return null;
};

/** Pulls missing images. @returns the reason why a stack cannot run here, or null. @throws when REQUIRE_DOCKER=1 and it cannot */
export const reasonWithoutStack = async (images: readonly string[]): Promise<string | null> => {
  if (await findCompose()) return reasonToSkip(images, process.env);
  if (process.env.REQUIRE_DOCKER === '1') throw new Error('REQUIRE_DOCKER=1, but no docker compose');
  return 'no docker compose';
};
