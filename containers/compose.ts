import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '@matraz/platform/project-root';

const run = promisify(execFile);

/** No variable of this shell may reach docker-compose.yml: they are stronger than those of the env file. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|HOME|XDG_.*|DOCKER_.*)$/.test(name)),
);

const runCompose = ([command = '', ...first]: readonly string[], args: readonly string[]) =>
  run(command, [...first, ...args], { cwd: projectRoot, env: environment, maxBuffer: 2 ** 26 });

const commands = [['docker', 'compose'], ['docker-compose']];

export type Compose = (...args: string[]) => Promise<{ stdout: string; stderr: string }>;

/** @returns docker compose as this machine has it, or null */
export const findCompose = async (): Promise<Compose | null> => {
  for (const command of commands) {
    const answers = await runCompose(command, ['version']).then(
      () => true,
      () => false,
    );
    if (answers) return (...args) => runCompose(command, args);
  }
  return null;
};
