import { writeSync } from 'node:fs';

/** Prints why tests are skipped. It does not use console, because the test runner would print two more lines around it. */
export const skipped = (what: string, how: string): void => void writeSync(1, `SKIPPED ${what}: ${how}\n`);
