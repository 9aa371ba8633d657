import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { projectDir } from '../embedded/project.ts';

/**
 * The tests of the whole platform on the engines that are named. Everything else goes to vitest: `npm run test:system -- chaos`.
 * A named Redis is emptied, and a named event store keeps what the tests wrote.
 */
const { values, positionals } = parseArgs({
  options: { 'event-store': { type: 'string' }, redis: { type: 'string' } },
  allowPositionals: true,
});
// Platforms on one server would do each other's work: one after the other.
const isShared = values['event-store'] !== undefined || values.redis !== undefined;
const vitest = spawn(
  'vitest',
  ['run', '--project', 'system', ...(isShared ? ['--maxWorkers=1'] : []), ...positionals],
  {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, EVENT_STORE_URL: values['event-store'], REDIS_URL: values.redis },
  },
);
const [code] = await once(vitest, 'exit');
process.exitCode = code ?? 1;
