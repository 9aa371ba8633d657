import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import { projectRoot } from '@matraz/platform/project-root';
import { logs as composeLogs, run as composeRun } from 'docker-compose';
import { type ContainerRuntimeClient, DockerComposeEnvironment, getContainerRuntimeClient } from 'testcontainers';
import { findCompose } from './compose.ts';
import { imagesOf, nodeImage } from './images.ts';

/** The services that run the image of this project. */
export const ownServices = ['api', 'projector', 'worker'] as const;

/** Not `matraz`, which is the image of a real platform on this machine. */
const image = 'matraz-test';

/** Generous, because a busy machine can be ten times slower. */
const healthTimeoutMs = 180_000;

/** The changes of the tests to docker-compose.yml. Images have no digest, because a stand-in cannot have the one of an image. */
const override = (files: readonly string[]) => {
  const own = { image };
  // The same checks, but their results change within seconds. testcontainers takes a slow start for a failure when it is unhealthy.
  const watched = { ...own, healthcheck: { interval: '1s', retries: 3, start_period: `${healthTimeoutMs}ms` } };
  const stores = Object.fromEntries(
    files.flatMap((file) => Object.entries(imagesOf(file)).map(([service, tag]) => [service, { image: tag }])),
  );
  const built = { ...own, build: { args: { NODE_IMAGE: nodeImage } } };
  return { services: { ...stores, setup: built, ops: own, projector: watched, worker: watched, api: watched } };
};

/** Not only letters: the characters have a meaning in an address. */
export const servicePassword = 'p@ss/w?rd%x';
export const clusterPassword = '0123456789abcdef';
export const redisPassword = 'of@redis/01';

/** Where the events are, with the files of docker compose and the values of .env for it. */
const eventStores = {
  eventstore: { files: ['docker-compose.yml'], values: {} },
  postgres: { files: ['docker-compose.yml'], values: { COMPOSE_PROFILES: '', EVENT_STORE_URL: '' } },
  cluster: {
    files: ['docker-compose.yml', 'docker-compose.cluster.yml'],
    values: { COMPOSE_PROFILES: '' },
  },
};

type EventStore = keyof typeof eventStores;

/** Returns .env.example with the values of the test. */
const environmentFile = (port: number, store: EventStore, backups: string) => {
  const values: Record<string, string> = {
    POSTGRES_PASSWORD: 'owner@of/the?test',
    MATRAZ_SERVICE_PASSWORD: servicePassword,
    REDIS_PASSWORD: redisPassword,
    EVENTSTORE_PASSWORD: clusterPassword,
    EVENTSTORE_SERVICE_PASSWORD: servicePassword,
    PUBLIC_URL: `http://localhost:${port}`,
    PUBLISH: `127.0.0.1:${port}`,
    MATRAZ_DEMO: '1',
    BACKUPS_DIR: backups,
    ...eventStores[store].values,
  };
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  return example.replace(/^(\w+)=.*$/gm, (line, name) => (name in values ? `${name}=${values[name]}` : line));
};

type ContainerClient = ContainerRuntimeClient['container'];
type Container = ReturnType<ContainerClient['getById']>;
type Network = ReturnType<ContainerRuntimeClient['network']['getById']>;
type Inspection = Awaited<ReturnType<ContainerClient['inspect']>>;

export interface Stack {
  url: string;
  image: string;
  /** Name of the project of docker compose. */
  project: string;
  /** @returns the container of the service, running or not. @throws when there is none */
  container(service: string): Promise<Container>;
  inspect(service: string): Promise<Inspection>;
  /** Runs a program in the running container of the service. @returns its output. @throws when its exit code is not 0 */
  exec(service: string, ...command: string[]): Promise<string>;
  /** @returns what the container of the service has printed */
  logs(service: string): Promise<string>;
  /** Runs the operator CLI in a container of its own. */
  ops(...command: string[]): Promise<void>;
  /** Starts these services, or all, and waits until the health checks of all containers pass. */
  up(...services: string[]): Promise<void>;
  /** Removes the containers and the network. */
  down(options: { removeVolumes: boolean }): Promise<void>;
  waitForHealth(service: string, health: 'healthy' | 'unhealthy'): Promise<void>;
  /** Removes everything. */
  remove(): Promise<void>;
}

/** An older Docker sometimes keeps the endpoint of a container that is gone, and then cannot remove the network. */
const forgetEndpoints = async (network: Network) => {
  const { Containers } = await network.inspect();
  const endpoints: { Name: string }[] = Object.values(Containers ?? {});
  for (const { Name } of endpoints) await network.disconnect({ Container: Name, Force: true });
};

/** Builds the image and starts a stack with its own name, port and volumes. A stack that does not start leaves nothing behind. */
export const startStack = async (store: EventStore): Promise<Stack> => {
  const compose = await findCompose();
  if (!compose) throw new Error('no docker compose');
  const runtime = await getContainerRuntimeClient();
  const dir = mkdtempSync(join(tmpdir(), 'matraz-containers-'));
  const paths = { override: join(dir, 'override.json'), env: join(dir, 'env'), backups: join(dir, 'backups') };
  const port = await freeLocalPort();
  mkdirSync(paths.backups);
  chmodSync(paths.backups, 0o777); // the user of the container is another one
  writeFileSync(paths.override, JSON.stringify(override(eventStores[store].files)));
  writeFileSync(paths.env, environmentFile(port, store, paths.backups));

  const project = `matraz-test-${process.pid}`;
  const files = [...eventStores[store].files, paths.override];
  const composeOptions = ['--project-name', project, '--env-file', paths.env];
  const { executable } = compose;
  const environment = () =>
    new DockerComposeEnvironment(projectRoot, files)
      .withProjectName(project)
      .withClientOptions({ composeOptions, executable })
      .withStartupTimeout(healthTimeoutMs);
  /** For what `DockerComposeEnvironment` cannot do: `run`, and logs that end. */
  const direct = { ...compose, config: files, composeOptions };

  const container = async (service: string) => {
    const label = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
    const [found] = await runtime.container.dockerode.listContainers({ all: true, filters: { label } });
    if (!found) throw new Error(`${service} has no container`);
    return runtime.container.getById(found.Id);
  };
  const inspect = async (service: string) => (await container(service)).inspect();
  const logs = async (service: string, ...options: string[]) =>
    (await composeLogs(service, { ...direct, commandOptions: ['--no-color', ...options] })).out;

  const stack: Stack = {
    url: `http://localhost:${port}`,
    image,
    project,
    container,
    inspect,
    logs,
    async exec(service, ...command) {
      const { exitCode, output, stdout } = await runtime.container.exec(await container(service), command);
      if (exitCode !== 0) throw new Error(`${command.join(' ')} in ${service} ended with ${exitCode}:\n${output}`);
      return stdout;
    },
    async ops(...command) {
      await composeRun('ops', command, { ...direct, commandOptions: ['--rm'] });
    },
    async up(...services) {
      await environment().up(services.length > 0 ? services : undefined);
    },
    async down({ removeVolumes }) {
      const options = { filePath: projectRoot, files, projectName: project, composeOptions, executable };
      const down = () => runtime.compose.down(options, { removeVolumes, timeout: 0 });
      await down().catch(async (error) => {
        if (!String(error).includes('active endpoints')) throw error;
        await forgetEndpoints(runtime.network.getById(`${project}_default`));
        await down();
      });
    },
    async waitForHealth(service, health) {
      const deadline = Date.now() + healthTimeoutMs;
      for (;;) {
        const { Status, Health } = (await inspect(service)).State;
        if (Health?.Status === health) return;
        if (Date.now() > deadline) {
          const output = await logs(service, '--tail', '20');
          throw new Error(`${service} is ${Status} and ${JSON.stringify(Health)}, not ${health}:\n${output}`);
        }
        await delay(500);
      }
    },
    async remove() {
      await stack.down({ removeVolumes: true });
      rmSync(dir, { recursive: true });
    },
  };
  try {
    await environment().withBuild().up();
    return stack;
  } catch (error) {
    await stack.remove();
    throw error;
  }
};
