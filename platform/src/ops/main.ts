import { runOps } from './program.ts';

/** The exit code that shells print for a process that SIGPIPE ended. */
const PIPE_CLOSED = 141;

// A reader such as `head` closes the pipe when it has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(PIPE_CLOSED);
});

process.exitCode = await runOps(process.argv.slice(2));
