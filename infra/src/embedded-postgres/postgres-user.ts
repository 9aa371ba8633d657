import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

/** How a PostgreSQL program is started. */
export interface RunAs {
  /** Undefined: the present user. */
  user?: { uid: number; gid: number };
  /** The arguments before the program. */
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
      // This command does not exist on this machine. Try the next one.
    }
  }
  return undefined;
};

/** Whether other users can reach the path. They cannot enter /root. */
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
 * PostgreSQL refuses to run as root. As root this function uses the user `postgres`, and creates it when missing.
 *
 * @param paths the paths that the user must reach. When a parent folder is closed to it, it gets the capability to search folders.
 * @throws StartupError when the user cannot be created, or cannot reach a path
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
  // The securebit makes access() respect capabilities. initdb checks its programs with access().
  const may = ['--securebits=+no_setuid_fixup', '--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  return { user, prefix: ['setpriv', ...as, ...may, '--'] };
};

/** The files that the server writes must belong to its user. */
export const giveTo = ({ user }: RunAs, path: string): void => {
  if (user) chownSync(path, user.uid, user.gid);
};

/** @returns the command line and spawn options that start `program` as that user */
export const asUser = ({ user, prefix }: RunAs, program: string, args: string[]) => {
  const [command = program, ...rest] = [...prefix, program, ...args];
  return { command, args: rest, options: prefix.length > 0 ? {} : { ...user } };
};
