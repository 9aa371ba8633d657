import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

/** How a PostgreSQL program is started. */
export interface RunAs {
  /** Undefined: as the present user. */
  user?: { uid: number; gid: number };
  /** Words before the program's own. */
  prefix: string[];
}

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));

const findUser = () => {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
};

const makeUser = () => {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']], // BusyBox
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
      return findUser();
    } catch {
      // Not on this machine; the next one may be.
    }
  }
  return undefined;
};

/** Every folder above can be passed through, which is not so under /root. */
const canReach = (path: string, { uid, gid }: { uid: number; gid: number }): boolean => {
  const folder = dirname(path);
  const stat = statSync(folder);
  const pass = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & pass) !== 0 && (folder === dirname(folder) || canReach(folder, { uid, gid }));
};

const hasSetpriv = () => {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * PostgreSQL refuses to run as root: then it runs as the user `postgres`, made if missing.
 *
 * @param paths what it must reach; where a folder above is closed to that user it gets the one capability that passes
 * @throws StartupError when no such user can be had, or a folder stays closed to it
 */
export const postgresRunAs = (...paths: string[]): RunAs => {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = findUser() ?? makeUser();
  if (!user)
    throw new StartupError(
      'PostgreSQL no corre como root y no se pudo crear el usuario postgres: créelo o use otra cuenta.',
    );
  const closed = paths.find((path) => !canReach(path, user));
  if (!closed) return { user, prefix: [] };
  if (!hasSetpriv())
    throw new StartupError(
      `El usuario postgres no puede entrar a ${dirname(closed)}: use carpetas que no sean solo de root.`,
    );
  const as = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  // The securebit: initdb asks access() about its own programs, which otherwise leaves capabilities out of account.
  const may = ['--securebits=+no_setuid_fixup', '--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  return { user, prefix: ['setpriv', ...as, ...may, '--'] };
};

/** What the server itself writes must belong to the user that it runs as. */
export const giveTo = ({ user }: RunAs, path: string): void => {
  if (user) chownSync(path, user.uid, user.gid);
};

/** @returns the command line and spawn options that start `program` as that user */
export const asUser = ({ user, prefix }: RunAs, program: string, args: string[]) => {
  const [command = program, ...rest] = [...prefix, program, ...args];
  return { command, args: rest, options: prefix.length > 0 ? {} : { ...user } };
};
