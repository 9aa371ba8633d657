import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findObstacle } from '@matraz/infra/testing/containers';
import { projectRoot } from '@matraz/platform/project-root';
import { type IDockerComposeOptions, version } from 'docker-compose';

// The tests set these variables in an env file. Those of this shell would override it.
for (const file of ['docker-compose.yml', 'docker-compose.cluster.yml'])
  for (const [, name = ''] of readFileSync(join(projectRoot, file), 'utf8').matchAll(/\$\{(\w+)/g))
    delete process.env[name];
for (const name of ['COMPOSE_FILE', 'COMPOSE_PROFILES']) delete process.env[name];

/** How this machine runs docker compose, and where. */
export type Compose = Pick<IDockerComposeOptions, 'executable' | 'cwd'>;

/** The plugin `docker compose`, and the program `docker-compose`. */
const executables: Compose['executable'][] = [undefined, { standalone: true }];

/** @returns null when the machine has no docker compose */
export const findCompose = async (): Promise<Compose | null> => {
  for (const executable of executables) {
    const compose = { executable, cwd: projectRoot };
    const isInstalled = await version(compose).then(
      () => true,
      () => false,
    );
    if (isInstalled) return compose;
  }
  return null;
};

/** Pulls missing images. @returns the reason why a stack cannot run here, or null. @throws when REQUIRE_DOCKER=1 and it cannot */
export const reasonWithoutStack = async (images: readonly string[]): Promise<string | null> => {
  if (await findCompose()) return (await findObstacle(images, process.env))?.reason ?? null;
  if (process.env.REQUIRE_DOCKER === '1') throw new Error('REQUIRE_DOCKER=1, but no docker compose');
  return 'no docker compose';
};
