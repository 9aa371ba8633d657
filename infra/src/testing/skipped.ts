import { writeSync } from 'node:fs';

/** Says in one line what a suite lacks. Straight to the output: the test runner puts two lines of its own around a console line. */
export const skipped = (what: string, how: string): void => void writeSync(1, `SKIPPED ${what}: ${how}\n`);
