import { expect, test } from 'vitest';
import { systemRun } from './run-options.ts';

const eventStore = 'esdb://store:2113';
const redis = 'redis://queue:6379';
const unnamed = { EVENT_STORE_URL: undefined, REDIS_URL: undefined };

test('without named servers each platform has its own, and two files run at once', () => {
  expect(systemRun(['chaos'])).toEqual({
    args: ['run', '--project', 'system', '--maxWorkers=2', 'chaos'],
    env: unnamed,
  });
});

test.each([
  ['an event store', ['--event-store', eventStore], { ...unnamed, EVENT_STORE_URL: eventStore }],
  ['Redis', ['--redis', redis], { ...unnamed, REDIS_URL: redis }],
  [
    'both',
    ['--event-store', eventStore, '--redis', redis],
    { ...unnamed, EVENT_STORE_URL: eventStore, REDIS_URL: redis },
  ],
])('with %s the platforms share what is named, and one file runs at a time', (_, words, env) => {
  expect(systemRun([...words, 'chaos'])).toEqual({
    args: ['run', '--project', 'system', '--maxWorkers=1', 'chaos'],
    env,
  });
});

test('an unknown option is refused', () => {
  expect(() => systemRun(['--eventstore', eventStore])).toThrow("Unknown option '--eventstore'");
});
