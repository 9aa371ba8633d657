import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import { docker } from '@matraz/infra/testing/docker';
import { projectRoot } from '@matraz/platform/project-root';
import type { Compose } from './compose.ts';

/** The services that run the image of this project. */
export const ownServices = ['api', 'projector', 'worker'] as const;

/** Not `matraz`, which is the image of a real platform on this machine. */
const image = 'matraz-test';

/** Generous, because a busy machine can be ten times slower. */
const healthTimeoutMs = 180_000;

/** The changes of the tests to docker-compose.yml. */
const overrideOf = (hasEventStore: boolean) => {
  const environment = hasEventStore ? {} : { EVENT_STORE_URL: '' };
  const own = { image, environment };
  return {
    services: {
      setup: own,
      projector: own,
      worker: own,
      // The same check, but its result changes within seconds.
      api: { ...own, healthcheck: { interval: '1s', retries: 3 } },
      ...(!hasEventStore && {
        eventstore: {
          image: 'redis:8',
          init: true,
          entrypoint: ['sleep', 'infinity'],
          healthcheck: { test: ['CMD', 'true'] },
        },
      }),
    },
  };
};

/** Returns .env.example with the values of the test. */
const environmentFile = (port: number) => {
  const values: Record<string, string> = {
    POSTGRES_PASSWORD: 'owner-of-the-test',
    MATRAZ_SERVICE_PASSWORD: 'services-of-the-test',
    PUBLIC_URL: `http://localhost:${port}`,
    PUBLISH: `127.0.0.1:${port}`,
    MATRAZ_DEMO: '1',
  };
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  return example.replace(/^(\w+)=.*$/gm, (line, name) => (name in values ? `${name}=${values[name]}` : line));
};

interface State {
  Status: string;
  ExitCode: number;
  Health?: { Status: string; Log: { Output: string }[] };
}

export interface Stack {
  url: string;
  compose: Compose;
  /** @returns the id of the container of the service, running or not; '' when there is none */
  container(service: string): Promise<string>;
  state(service: string): Promise<State>;
  /** Starts all services that do not run and waits until the health check of the api passes. */
  up(): Promise<void>;
  waitForHealth(service: string, health: 'healthy' | 'unhealthy'): Promise<void>;
  /** Removes the containers, the network and the volumes. */
  remove(): Promise<void>;
}

/** Prepares a stack with its own name, port and volumes. It starts with `up`. */
export const createStack = async (runCompose: Compose, { hasEventStore = true } = {}): Promise<Stack> => {
  const dir = mkdtempSync(join(tmpdir(), 'matraz-containers-'));
  const files = { override: join(dir, 'override.json'), env: join(dir, 'env') };
  const port = await freeLocalPort();
  writeFileSync(files.override, JSON.stringify(overrideOf(hasEventStore)));
  writeFileSync(files.env, environmentFile(port));
  const project = `matraz-test-${process.pid}`;
  const options = ['--project-name', project, '--env-file', files.env];
  const compose: Compose = (...args) =>
    runCompose(...options, '--file', 'docker-compose.yml', '--file', files.override, ...args);

  const container = async (service: string) => {
    const labels = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
    return docker(['ps', '--all', '--quiet', ...labels.flatMap((label) => ['--filter', `label=${label}`])]);
  };

  const state = async (service: string): Promise<State> =>
    JSON.parse(await docker(['inspect', '--format', '{{json .State}}', await container(service)]));

  const logs = async () => (await compose('logs', '--no-color', '--tail', '20')).stdout;

  const waitForHealth: Stack['waitForHealth'] = async (service, health) => {
    const deadline = Date.now() + healthTimeoutMs;
    for (;;) {
      const { Status, Health } = await state(service);
      if (Health?.Status === health) return;
      if (Date.now() > deadline) {
        throw new Error(`${service} is ${Status} and ${JSON.stringify(Health)}, not ${health}:\n${await logs()}`);
      }
      await delay(500);
    }
  };

  return {
    url: `http://localhost:${port}`,
    compose,
    container,
    state,
    waitForHealth,
    async up() {
      await compose('up', '--detach').catch(async (cause) => {
        throw new Error(`docker compose up failed:\n${await logs()}`, { cause });
      });
      await waitForHealth('api', 'healthy');
    },
    async remove() {
      await compose('down', '--volumes', '--remove-orphans');
      rmSync(dir, { recursive: true });
    },
  };
};
