import autocannon from 'autocannon';
import type { Student } from './school.ts';

interface Load {
  url: string;
  seconds: number;
  students: readonly Student[];
  /** What a student sends next. */
  next: (student: Student) => autocannon.Request;
}

/** Each student over a connection of their own, the next request when the last is answered. @returns good replies per second */
export const httpLoad = async ({ url, seconds, students, next }: Load): Promise<number> => {
  let seated = 0;
  const result = await autocannon({
    url,
    connections: students.length,
    duration: seconds,
    setupClient: (client) => {
      const student = students[seated++ % students.length] as Student;
      client.setRequests([{ setupRequest: (request) => ({ ...request, ...next(student) }) }]);
    },
  });
  const bad = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} requests to ${url} were not answered well`);
  return result.requests.total / result.duration;
};
