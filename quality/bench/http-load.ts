import type { Student } from './fixture.ts';
import { type Asked, openPool } from './open-pool.ts';

interface Load {
  url: string;
  seconds: number;
  students: readonly Student[];
  /** The next request of a student. */
  next: (student: Student) => Asked;
}

/**
 * Each student sends the next request after each reply, on as many connections as there are students.
 *
 * @returns the replies, and replies per second
 * @throws Error when a request fails
 */
export const httpLoad = async ({
  url,
  seconds,
  students,
  next,
}: Load): Promise<{ perSecond: number; requests: number }> => {
  const connections = openPool(url, students.length);
  let requests = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const work = async (student: Student) => {
    while (performance.now() < end) {
      const asked = next(student);
      const { status } = await connections.ask(asked);
      if (status >= 400) throw new Error(`${asked.method} ${url}${asked.path} failed with status ${status}`);
      requests++;
    }
  };
  try {
    await Promise.all(students.map(work));
    return { perSecond: (1000 * requests) / (performance.now() - start), requests };
  } finally {
    await connections.close();
  }
};
