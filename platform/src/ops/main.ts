import { constants } from 'node:os';
import { useSecretFiles } from '@matraz/infra/config/secret-files';
import { fileReason } from './file-errors.ts';
import { exitCodes } from './ops-error.ts';
import { reportError, runOps } from './program.ts';

const args = process.argv.slice(2);

/** Shells print 128 and the number for a process that a signal ended. */
const exitCodeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

// A reader such as `head` closes the pipe when it has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodeOf('SIGPIPE'));
  process.stderr.write(`No se puede escribir la salida: ${fileReason(error)}.\n`);
  process.exit(exitCodes.unexpected);
});
// Without standard error the result and the exit code still tell what happened.
process.stderr.on('error', () => {});

process.on('uncaughtException', (error) => process.exit(reportError(error, args)));

/** npm sends Ctrl-C to its child a second time, which must not end a command that is about to finish. */
const repeatMs = 2_000;
let signalledAt = Number.NEGATIVE_INFINITY;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    const isRepeated = performance.now() - signalledAt < repeatMs;
    signalledAt = performance.now();
    const finishesItself = process.listenerCount(signal) > 1; // such as `events tail`
    if (isRepeated || finishesItself) return;
    process.once('exit', () => process.stderr.write('El comando se interrumpió: repítalo.\n'));
    process.exit(exitCodeOf(signal));
  });

try {
  useSecretFiles(process.env);
} catch (error) {
  process.exit(reportError(error, args));
}
process.exitCode = await runOps(args);
