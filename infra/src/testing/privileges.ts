import { spawnSync } from 'node:child_process';
import { skipped } from './skipped.ts';

export const isRoot = process.getuid?.() === 0;

/**
 * For tests below a folder that only root may enter. A container without CAP_SYS_ADMIN may not mount.
 *
 * @param what the tests that are skipped otherwise
 */
export const mayMount = (what: string): boolean => {
  const may = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;
  if (!may) skipped(what, 'nothing can be mounted; run the tests as root, in a container with CAP_SYS_ADMIN');
  return may;
};

/**
 * For tests that run the code as another user. A checkout in the home of root can be read by root only.
 *
 * @param what the tests that are skipped otherwise
 */
export const mayOthersRead = (path: string, user: { uid: number; gid: number }, what: string): boolean => {
  if (!isRoot) return false;
  const may = spawnSync('cat', [path], { cwd: '/', ...user }).status === 0;
  if (!may) skipped(what, 'only root may enter the folder of this checkout; put it elsewhere');
  return may;
};
