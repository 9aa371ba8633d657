import { setTimeout as delay } from 'node:timers/promises';
import { type ContainerRuntimeClient, getContainerRuntimeClient, getReaper, ImageName } from 'testcontainers';

/** A network without a registry must not delay a suite by minutes. `docker pull` waits longer. */
const pullTimeoutMs = 60_000;

interface Engine {
  image: Pick<ContainerRuntimeClient['image'], 'exists' | 'pull'>;
}

/** Why containers of these images cannot run here. */
export interface Obstacle {
  reason: string;
  images: readonly string[];
}

const inTime = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, delay(pullTimeoutMs, null, { ref: false })]).catch(() => null);

/** Ryuk, the reaper of testcontainers, removes the containers of a killed run. Where its image cannot be pulled they stay. */
const connect = async (): Promise<Engine> => {
  const engine = await getContainerRuntimeClient();
  if (!(await inTime(getReaper(engine)))) process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  return engine;
};

/** testcontainers ignores the error of a failed pull, so the image is looked up after it. */
const isThere = async (engine: Engine, image: string) => {
  const name = ImageName.fromString(image);
  await inTime(engine.image.pull(name));
  return engine.image.exists(name);
};

const obstacleTo = async (images: readonly string[], engine: Engine | null): Promise<Obstacle | null> => {
  if (!engine) return { reason: 'no Docker engine', images };
  const missing: string[] = [];
  for (const image of images) if (!(await isThere(engine, image))) missing.push(image);
  return missing.length === 0 ? null : { reason: `Docker cannot pull ${missing.join(', ')}`, images: missing };
};

/** Pulls missing images. @throws when REQUIRE_DOCKER=1 and containers cannot run */
export const findObstacle = async (
  images: readonly string[],
  env: NodeJS.ProcessEnv,
  connectToEngine: () => Promise<Engine> = connect,
): Promise<Obstacle | null> => {
  const obstacle = await obstacleTo(images, await connectToEngine().catch(() => null));
  if (obstacle && env.REQUIRE_DOCKER === '1') throw new Error(`REQUIRE_DOCKER=1, but ${obstacle.reason}`);
  return obstacle;
};
