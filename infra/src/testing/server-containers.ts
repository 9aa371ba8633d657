import { randomUUID } from 'node:crypto';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

export const images = {
  /** Older than the embedded server: Debian 12 has it. */
  postgres: 'postgres:15',
  /** The images of docker-compose.yml. */
  redis: 'redis:8.10.2',
  eventStoreDb: 'docker.kurrent.io/kurrent-latest/kurrentdb:25.1.4',
};

const startupTimeoutMs = 120_000;

const serverIn = (container: StartedTestContainer, urlOf: (address: string) => string): TestServer => ({
  url: urlOf(`${container.getHost()}:${container.getFirstMappedPort()}`),
  stop: async () => void (await container.stop()),
});

export const startPostgresContainer = async (): Promise<TestServer> => {
  const password = randomUUID();
  const container = await new GenericContainer(images.postgres)
    .withUser('postgres')
    .withEnvironment({ POSTGRES_PASSWORD: password, POSTGRES_DB: 'matraz' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
    .withExposedPorts(5432)
    // Over TCP, because the first start of this image runs a temporary server on the socket.
    .withHealthCheck({ test: ['CMD-SHELL', 'pg_isready --host localhost'], interval: 250, retries: 480 })
    .withStartupTimeout(startupTimeoutMs)
    .start();
  return serverIn(container, (address) => `postgres://postgres:${password}@${address}/matraz`);
};

export const startRedisContainer = async (): Promise<TestServer> => {
  const container = await new GenericContainer(images.redis)
    .withUser('redis')
    .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction'])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage('Ready to accept connections'))
    .withStartupTimeout(startupTimeoutMs)
    .start();
  return serverIn(container, (address) => `redis://${address}`);
};

export const startEventStoreDbContainer = async (): Promise<TestServer> => {
  const container = await new GenericContainer(images.eventStoreDb)
    .withEnvironment({ KURRENTDB_INSECURE: 'true', KURRENTDB_MEM_DB: 'true', KURRENTDB_RUN_PROJECTIONS: 'None' })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCodeMatching((status) => status < 300))
    .withStartupTimeout(startupTimeoutMs)
    .start();
  return serverIn(container, (address) => `esdb://${address}?tls=false`);
};
