import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import { docker } from '@matraz/infra/testing/docker';
import { projectRoot } from '@matraz/platform/project-root';
import type { Compose } from './compose.ts';

/** Our services: containers of the image that is built here. */
export const ownServices = ['api', 'projector', 'worker'] as const;

/** Not `matraz`: that is the image of a platform that may run on this machine. */
const image = 'matraz-test';

/** A busy machine needs a minute for what takes ten seconds. */
const patienceMs = 180_000;

/** What the tests change in docker-compose.yml. Everything else is as an operator gets it. */
const overrideOf = (hasEventStore: boolean) => {
  const environment = hasEventStore ? {} : { EVENT_STORE_URL: '' };
  const own = { image, environment };
  return {
    services: {
      setup: own,
      projector: own,
      worker: own,
      // The same check, but its answer changes within seconds.
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

/** .env.example with the passwords filled in, as its first lines ask for. */
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
  /** @returns the id of its container, also of one that has ended */
  container(service: string): Promise<string>;
  state(service: string): Promise<State>;
  /** Starts what is not running and waits until the health check of the api passes. */
  up(): Promise<void>;
  untilHealth(service: string, health: 'healthy' | 'unhealthy'): Promise<void>;
  /** Removes the containers, the network and the volumes. */
  remove(): Promise<void>;
}

/** A stack with a name, a port and volumes of its own. Nothing runs yet. */
export const createStack = async (bareCompose: Compose, { hasEventStore = true } = {}): Promise<Stack> => {
  const dir = mkdtempSync(join(tmpdir(), 'matraz-containers-'));
  const files = { override: join(dir, 'override.json'), env: join(dir, 'env') };
  const port = await freeLocalPort();
  writeFileSync(files.override, JSON.stringify(overrideOf(hasEventStore)));
  writeFileSync(files.env, environmentFile(port));
  const project = `matraz-test-${process.pid}`;
  const options = ['--project-name', project, '--env-file', files.env];
  const compose: Compose = (...args) =>
    bareCompose(...options, '--file', 'docker-compose.yml', '--file', files.override, ...args);

  const container = async (service: string) => {
    const labels = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
    return docker(['ps', '--all', '--quiet', ...labels.flatMap((label) => ['--filter', `label=${label}`])]);
  };

  const state = async (service: string): Promise<State> =>
    JSON.parse(await docker(['inspect', '--format', '{{json .State}}', await container(service)]));

  const logs = async () => (await compose('logs', '--no-color', '--tail', '20')).stdout;

  const untilHealth: Stack['untilHealth'] = async (service, health) => {
    const deadline = Date.now() + patienceMs;
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
    untilHealth,
    async up() {
      await compose('up', '--detach').catch(async (cause) => {
        throw new Error(`docker compose up failed:\n${await logs()}`, { cause });
      });
      await untilHealth('api', 'healthy');
    },
    async remove() {
      await compose('down', '--volumes', '--remove-orphans');
      rmSync(dir, { recursive: true });
    },
  };
};
