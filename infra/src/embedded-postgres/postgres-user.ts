import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

/** How a PostgreSQL program is started. */
export interface RunAs {
  /** Undefined: the present user. */
  user?: { uid: number; gid: number };
  /** The highest folders that the user cannot enter. */
  closed: string[];
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

/** The highest folder above the path that the user cannot enter. For most users this is /root. */
const closedAbove = (path: string, user: { uid: number; gid: number }): string | undefined => {
  const folder = dirname(path);
  const above = folder === dirname(folder) ? undefined : closedAbove(folder, user);
  if (above) return above;
  const stat = statSync(folder);
  const pass = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001;
  return (stat.mode & pass) === 0 ? folder : undefined;
};

/** A container without CAP_SYS_ADMIN may not mount. */
const canMount = () => {
  try {
    execFileSync('unshare', ['--mount', 'setpriv', '--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * PostgreSQL refuses to run as root. As root this function uses the user `postgres`, and creates it when missing.
 *
 * @param paths the paths that the user must reach
 * @throws StartupError when the user cannot be created, or cannot reach a path
 */
export const postgresRunAs = (...paths: string[]): RunAs => {
  if (process.getuid?.() !== 0) return { closed: [] };
  const user = findUser() ?? makeUser();
  if (!user)
    throw new StartupError(
      'PostgreSQL no corre como root y no se pudo crear el usuario postgres: créelo o use otra cuenta.',
    );
  const closed = [...new Set(paths.flatMap((path) => closedAbove(path, user) ?? []))];
  if (closed.length > 0 && !canMount())
    throw new StartupError(
      `El usuario postgres no puede entrar a ${closed[0]}: use carpetas que no sean solo de root.`,
    );
  return { user, closed };
};

/** The files that the server writes must belong to its user. */
export const giveTo = ({ user }: RunAs, path: string): void => {
  if (user) chownSync(path, user.uid, user.gid);
};

/**
 * A shell script for the namespace of the program. Each closed folder is replaced by an empty one, in which the folders
 * of the program appear at their usual paths. These are opened first, because afterwards their paths lead into the
 * empty folder.
 */
const mountScript = (closed: number, folders: number): string => {
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ arg: from + n, fd: 3 + n }));
  const shown = numbers(closed + 1, folders);
  return [
    'set -e',
    ...shown.map(({ arg, fd }) => `exec ${fd}<"\${${arg}}"`),
    ...numbers(1, closed).map(({ arg }) => `mount -n -t tmpfs -o mode=0755,size=64k matraz "\${${arg}}"`),
    ...shown.map(({ arg }) => `mkdir -p "\${${arg}}"`),
    ...shown.map(({ arg, fd }) => `mount -n --no-canonicalize --bind /proc/self/fd/${fd} "\${${arg}}"`),
    ...shown.map(({ fd }) => `exec ${fd}<&-`),
    `shift ${closed + folders}`,
    'exec "$@"',
  ].join('\n');
};

/**
 * The command line and spawn options that start a program as that user, without any capability of root. When the user may not enter a
 * parent folder, the program gets its own mount namespace, where the folder is open.
 *
 * @param folder the folder of the program's data
 */
export const asUser = ({ user, closed }: RunAs, program: string, args: string[], folder: string) => {
  if (!user || closed.length === 0) return { command: program, args, options: { ...user } };
  const isClosed = (path: string) => closed.some((parent) => path.startsWith(`${parent}/`));
  const folders = [dirname(dirname(program)), folder].filter(isClosed);
  const namespace = ['--mount', '--propagation', 'private', 'sh', '-c', mountScript(closed.length, folders.length)];
  const drop = ['--clear-groups', '--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all', '--no-new-privs'];
  const as = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, ...drop, '--', program, ...args];
  return { command: 'unshare', args: [...namespace, 'matraz-postgres', ...closed, ...folders, ...as], options: {} };
};
