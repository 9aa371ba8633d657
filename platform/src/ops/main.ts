import { runOps } from './program.ts';

process.exitCode = await runOps(process.argv.slice(2));
