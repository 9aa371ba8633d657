import autocannon from 'autocannon';
import type { Student } from './fixture.ts';

interface Load {
  url: string;
  seconds: number;
  students: readonly Student[];
  /** The next request of a student. */
  next: (student: Student) => autocannon.Request;
}

/**
 * Each student has one connection and sends the next request after each reply.
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
  let connected = 0;
  const result = await autocannon({
    url,
    connections: students.length,
    duration: seconds,
    setupClient: (client) => {
      const student = students[connected++ % students.length] as Student;
      client.setRequests([{ setupRequest: (request) => ({ ...request, ...next(student) }) }]);
    },
  });
  const failed = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  const { total: requests } = result.requests;
  return { perSecond: requests / result.duration, requests };
};
