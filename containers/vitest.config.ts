import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['containers/**/*.test.ts'],
    // All tests use one stack, so the tests after a failure would give no information.
    bail: 1,
    // Two stacks at once would need twice the memory.
    fileParallelism: false,
    testTimeout: 240_000,
    // The image is built in a hook. Without a cache that takes minutes.
    hookTimeout: 900_000,
  },
});
