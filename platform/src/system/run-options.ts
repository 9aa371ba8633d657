import { parseArgs } from 'node:util';

interface SystemRun {
  /** Arguments of vitest. */
  args: string[];
  env: {
    /** The servers that every platform of the tests uses. Undefined: the embedded PostgreSQL of each. */
    EVENT_STORE_URL: string | undefined;
    REDIS_URL: string | undefined;
  };
}

/** @param words those after `npm run test:system --` */
export const systemRun = (words: readonly string[]): SystemRun => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'event-store': { type: 'string' }, redis: { type: 'string' } },
    allowPositionals: true,
  });
  // Platforms on a shared server would take jobs of each other, so the files run one after the other. Else two run at once beside the
  // other suites, because they mostly wait: for real deadlines and restarts.
  const isShared = values['event-store'] !== undefined || values.redis !== undefined;
  return {
    args: ['run', '--project', 'system', `--maxWorkers=${isShared ? 1 : 2}`, ...positionals],
    env: { EVENT_STORE_URL: values['event-store'], REDIS_URL: values.redis },
  };
};
