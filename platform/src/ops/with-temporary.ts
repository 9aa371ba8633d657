import { rmSync } from 'node:fs';

/** Removes the file or folder after the work, and also when a signal or a defect ends the process before. */
export const withTemporary = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work();
  } finally {
    process.off('exit', remove);
    remove();
  }
};
