import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../processes/pid-file.ts';

/** The file system of Linux that keeps its files in memory. */
const memory = '/dev/shm';
const TMPFS = 0x01021994;
/** Bytes. The databases of a whole run need less than 2 GiB. */
const NEEDED = 4 * 2 ** 30;
const ours = /^matraz-tests-(\d+)$/;

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

const hasRoom = () => {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    return type === TMPFS && bavail * bsize >= NEEDED;
  } catch {
    return false; // another system
  }
};

/**
 * Puts the temporary files of a run in a folder of its own, in memory when there is room. A test database has about a thousand files, and on
 * a disk their creation and deletion takes a quarter of the suite's processor time. The folder is removed at the end of the run, with what
 * the processes that end with the run have left. A run that was killed leaves its folder to the next run.
 */
export default (): (() => void) => {
  const parent = hasRoom() ? memory : tmpdir();
  const folder = join(parent, `matraz-tests-${process.pid}`);
  try {
    for (const name of readdirSync(parent)) {
      const pid = ours.exec(name)?.[1];
      if (pid !== undefined && !isAlive(Number(pid))) remove(join(parent, name));
    }
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o1777); // some tests change their user
  } catch {
    return () => {}; // a closed folder: the files go where they always go
  }
  process.env.TMPDIR = folder;
  return () => remove(folder);
};
