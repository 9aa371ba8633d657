import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../processes/pid-file.ts';

/** The file system of Linux that keeps its files in memory. */
const memory = '/dev/shm';
const TMPFS = 0x01021994;
/** Bytes. The databases of a whole run need less than 2 GiB. */
const NEEDED = 4 * 2 ** 30;
const ours = /^matraz-tests-(\d+)$/;

const remove = (name: string) => rmSync(join(memory, name), { recursive: true, force: true });

const hasRoom = () => {
  const { type, bavail, bsize } = statfsSync(memory);
  return type === TMPFS && bavail * bsize >= NEEDED;
};

/**
 * Puts the temporary files of a run in memory when there is room. A test database has about a thousand files, and on a disk their creation
 * and deletion takes a quarter of the suite's processor time. A run that was killed leaves its folder to the next run.
 */
export default (): (() => void) => {
  const name = `matraz-tests-${process.pid}`;
  try {
    if (!hasRoom()) return () => {};
    for (const folder of readdirSync(memory)) {
      const pid = ours.exec(folder)?.[1];
      if (pid !== undefined && !isAlive(Number(pid))) remove(folder);
    }
    mkdirSync(join(memory, name), { recursive: true });
    chmodSync(join(memory, name), 0o1777); // some tests change their user
  } catch {
    return () => {}; // another system, or a closed folder: the files go where they always go
  }
  process.env.TMPDIR = join(memory, name);
  return () => remove(name);
};
