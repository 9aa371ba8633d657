import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['containers/**/*.test.ts'],
    // One stack serves all tests: after the first failure the next ones would tell nothing.
    bail: 1,
    testTimeout: 240_000,
    // The image is built in a hook. Without a cache that takes minutes.
    hookTimeout: 900_000,
  },
});
