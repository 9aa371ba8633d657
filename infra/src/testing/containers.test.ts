import { expect, test } from 'vitest';
import { findObstacle } from './containers.ts';

const images = ['one:1', 'two:2'];
const noEngine = () => Promise.reject(new Error('Could not find a working container runtime strategy'));

/** An engine that has these images, with a registry that has others. */
const engine = (present: readonly string[], registry: readonly string[] = []) => {
  const there = new Set(present);
  return async () => ({
    image: {
      exists: async ({ string: image }: { string: string }) => there.has(image),
      pull: async ({ string: image }: { string: string }) => {
        if (registry.includes(image)) there.add(image);
        else throw new Error('no such host');
      },
    },
  });
};

test('without an engine no image can be used', async () => {
  expect(await findObstacle(images, {}, noEngine)).toEqual({ reason: 'no Docker engine', images });
});

test('where an image is missing and cannot be pulled, the reason names it', async () => {
  const reason = 'Docker cannot pull two:2';
  expect(await findObstacle(images, {}, engine(['one:1']))).toEqual({ reason, images: ['two:2'] });
});

test.each([
  ['are there', engine(images)],
  ['can be pulled', engine([], images)],
])('where the images %s there is no obstacle', async (_, connect) => {
  expect(await findObstacle(images, { REQUIRE_DOCKER: '1' }, connect)).toBeNull();
});

test.each([
  ['engine', noEngine, 'no Docker engine'],
  ['image', engine([]), 'Docker cannot pull one:1, two:2'],
])('with REQUIRE_DOCKER=1 a missing %s is an error', async (_, connect, reason) => {
  await expect(findObstacle(images, { REQUIRE_DOCKER: '1' }, connect)).rejects.toThrow(
    `REQUIRE_DOCKER=1, but ${reason}`,
  );
});
