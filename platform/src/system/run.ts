import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../project-root.ts';
import { systemRun } from './run-options.ts';

/**
 * Runs the tests of the whole platform on the named servers. Other arguments go to vitest: `npm run test:system -- chaos`.
 * The tests empty a named Redis, and they leave their events in a named event store.
 */
const { args, env } = systemRun(process.argv.slice(2));
const vitest = spawn('vitest', args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...env } });
const [code] = await once(vitest, 'exit');
process.exitCode = code ?? 1;
