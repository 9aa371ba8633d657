import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import { docker } from '@matraz/infra/testing/docker';
import { projectRoot } from '@matraz/platform/project-root';
import { type Compose, findCompose } from './compose.ts';

/** The services that run the image of this project. */
export const ownServices = ['api', 'projector', 'worker'] as const;

/** Not `matraz`, which is the image of a real platform on this machine. */
const image = 'matraz-test';

/** Generous, because a busy machine can be ten times slower. */
const healthTimeoutMs = 180_000;

/** The changes of the tests to docker-compose.yml. */
const override = () => {
  const own = { image };
  // The same checks, but their results change within seconds.
  const watched = { ...own, healthcheck: { interval: '1s', retries: 3, start_period: '0s' } };
  return { services: { setup: own, ops: own, projector: watched, worker: watched, api: watched } };
};

/** Not only letters: the characters have a meaning in an address. */
export const servicePassword = 'p@ss/w?rd%x';
export const clusterPassword = '0123456789abcdef';

/** Where the events are, with the files of docker compose and the values of .env for it. */
const logs = {
  eventstore: { files: ['docker-compose.yml'], values: {} },
  postgres: { files: ['docker-compose.yml'], values: { COMPOSE_PROFILES: '', EVENT_STORE_URL: '' } },
  cluster: {
    files: ['docker-compose.yml', 'docker-compose.cluster.yml'],
    values: { COMPOSE_PROFILES: '', EVENTSTORE_PASSWORD: clusterPassword },
  },
};

/** Returns .env.example with the values of the test. */
const environmentFile = (port: number, log: keyof typeof logs, backups: string) => {
  const values: Record<string, string> = {
    POSTGRES_PASSWORD: 'owner@of/the?test',
    MATRAZ_SERVICE_PASSWORD: servicePassword,
    PUBLIC_URL: `http://localhost:${port}`,
    PUBLISH: `127.0.0.1:${port}`,
    MATRAZ_DEMO: '1',
    BACKUPS_DIR: backups,
    ...logs[log].values,
  };
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  return example.replace(/^(\w+)=.*$/gm, (line, name) => (name in values ? `${name}=${values[name]}` : line));
};

interface State {
  Status: string;
  ExitCode: number;
  Health?: { Status: string; Log: { Output: string }[] };
}

/** What `docker inspect` tells of a container. */
interface Inspection {
  State: State;
  /** How often Docker started it again by itself. */
  RestartCount: number;
  Config: { Env: string[] };
  HostConfig: object;
  Mounts: { Type: string; Name?: string; Destination: string }[];
}

interface ImageInspection {
  Size: number;
  Config: { Labels: Record<string, string> };
}

export interface Stack {
  url: string;
  /** The image of this project. */
  image: string;
  /** Name of the project of docker compose. */
  project: string;
  compose: Compose;
  /** @returns the id of the container of the service, running or not; '' when there is none */
  container(service: string): Promise<string>;
  inspect(service: string): Promise<Inspection>;
  inspectImage(): Promise<ImageInspection>;
  state(service: string): Promise<State>;
  /** Runs a program in the running container of the service. @returns its output. @throws when its exit code is not 0 */
  exec(service: string, ...command: string[]): Promise<string>;
  /** Starts all services that do not run and waits until the health checks of our services pass. */
  up(): Promise<void>;
  waitForHealth(service: string, health: 'healthy' | 'unhealthy'): Promise<void>;
  /** Removes the containers, the network and the volumes. */
  remove(): Promise<void>;
}

/** Prepares a stack with its own name, port and volumes. It starts with `up`. */
const createStack = async (runCompose: Compose, log: keyof typeof logs): Promise<Stack> => {
  const dir = mkdtempSync(join(tmpdir(), 'matraz-containers-'));
  const files = { override: join(dir, 'override.json'), env: join(dir, 'env') };
  const port = await freeLocalPort();
  writeFileSync(files.override, JSON.stringify(override()));
  const backups = join(dir, 'backups');
  mkdirSync(backups);
  chmodSync(backups, 0o777); // the user of the container is another one
  writeFileSync(files.env, environmentFile(port, log, backups));
  const project = `matraz-test-${process.pid}`;
  const options = ['--project-name', project, '--env-file', files.env];
  const composeFiles = [...logs[log].files, files.override].flatMap((file) => ['--file', file]);
  const compose: Compose = (...args) => runCompose(...options, ...composeFiles, ...args);

  const container = async (service: string) => {
    const labels = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
    return docker(['ps', '--all', '--quiet', ...labels.flatMap((label) => ['--filter', `label=${label}`])]);
  };

  const inspect = async (service: string): Promise<Inspection> =>
    JSON.parse(await docker(['inspect', '--format', '{{json .}}', await container(service)]));
  const inspectImage = async (): Promise<ImageInspection> =>
    JSON.parse(await docker(['image', 'inspect', '--format', '{{json .}}', image]));
  const state = async (service: string) => (await inspect(service)).State;

  const exec: Stack['exec'] = async (service, ...command) => (await compose('exec', '-T', service, ...command)).stdout;

  const output = async () => (await compose('logs', '--no-color', '--tail', '20')).stdout;

  const waitForHealth: Stack['waitForHealth'] = async (service, health) => {
    const deadline = Date.now() + healthTimeoutMs;
    for (;;) {
      const { Status, Health } = await state(service);
      if (Health?.Status === health) return;
      if (Date.now() > deadline) {
        throw new Error(`${service} is ${Status} and ${JSON.stringify(Health)}, not ${health}:\n${await output()}`);
      }
      await delay(500);
    }
  };

  return {
    url: `http://localhost:${port}`,
    ...{ image, project, compose, container, inspect, inspectImage, state, exec },
    waitForHealth,
    async up() {
      await compose('up', '--detach').catch(async (cause) => {
        throw new Error(`docker compose up failed:\n${await output()}`, { cause });
      });
      for (const service of ownServices) await waitForHealth(service, 'healthy');
    },
    async remove() {
      await compose('down', '--volumes', '--remove-orphans');
      rmSync(dir, { recursive: true });
    },
  };
};

/** Builds the image and starts a stack of its own. A stack that does not start leaves nothing behind. */
export const startStack = async (log: keyof typeof logs): Promise<Stack> => {
  const compose = await findCompose();
  if (!compose) throw new Error('no docker compose');
  const stack = await createStack(compose, log);
  try {
    await stack.compose('build');
    await stack.up();
    return stack;
  } catch (error) {
    await stack.remove();
    throw error;
  }
};
