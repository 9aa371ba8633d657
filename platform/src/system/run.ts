import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { projectRoot } from '../project-root.ts';

/**
 * Runs the tests of the whole platform on the named servers. Other arguments go to vitest: `npm run test:system -- chaos`.
 * The tests empty a named Redis, and they leave their events in a named event store.
 */
const { values, positionals } = parseArgs({
  options: { 'event-store': { type: 'string' }, redis: { type: 'string' } },
  allowPositionals: true,
});
// Platforms on a shared server would take jobs of each other, so the files run one after the other. Else two run at once beside the
// other suites, because they mostly wait: for real deadlines and restarts.
const isShared = values['event-store'] !== undefined || values.redis !== undefined;
const workers = isShared ? 1 : 2;
const vitest = spawn('vitest', ['run', '--project', 'system', `--maxWorkers=${workers}`, ...positionals], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { ...process.env, EVENT_STORE_URL: values['event-store'], REDIS_URL: values.redis },
});
const [code] = await once(vitest, 'exit');
process.exitCode = code ?? 1;
