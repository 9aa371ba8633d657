import type { Fixture, Student } from './fixture.ts';
import { type Asked, openPool } from './open-pool.ts';

/** Each student sends the requests one after the other. @throws Error when one fails */
export const askAll = async (
  { platform }: Pick<Fixture, 'platform'>,
  students: readonly Student[],
  asked: (student: Student) => Asked[],
) => {
  const pool = openPool(platform.url, students.length);
  try {
    await Promise.all(
      students.map(async (student) => {
        for (const one of asked(student)) {
          const { status } = await pool.ask(one);
          if (status !== 200) throw new Error(`status ${status} at ${one.path}`);
        }
      }),
    );
  } finally {
    await pool.close();
  }
};
