import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import type { RunningServer } from './eventstoredb-harness.ts';

/** The one of docker-compose.yml. */
const image = 'docker.kurrent.io/kurrent-latest/kurrentdb:25.1';
const port = 2113;

/** How to get a real server here: one that is named, one in Docker, or null. @throws when REQUIRE_DOCKER=1 and Docker is missing */
export const realServer = async (env: NodeJS.ProcessEnv): Promise<(() => Promise<RunningServer>) | null> => {
  const url = env.TEST_EVENTSTOREDB_URL;
  if (url) return async () => ({ url, stop: async () => {} });
  try {
    await getContainerRuntimeClient();
  } catch (error) {
    if (env.REQUIRE_DOCKER === '1') throw error;
    return null;
  }
  return async () => {
    const container = await new GenericContainer(image)
      .withEnvironment({ KURRENTDB_INSECURE: 'true', KURRENTDB_MEM_DB: 'true', KURRENTDB_RUN_PROJECTIONS: 'None' })
      .withExposedPorts(port)
      .withWaitStrategy(Wait.forHttp('/health/live', port).forStatusCode(204))
      .start();
    return {
      url: `esdb://${container.getHost()}:${container.getMappedPort(port)}?tls=false`,
      stop: async () => void (await container.stop()),
    };
  };
};
