import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from './benchmark.ts';
import { type Fixture, type Student, startFixture } from './fixture.ts';
import { makeStudentsInExam } from './make-students.ts';
import { openPool } from './open-pool.ts';
import { withProcessorTime } from './processes.ts';
import { describeMachine, round, writeResults } from './results.ts';
import { askPage, askSave } from './student-requests.ts';

/** Connections of the open loop: more than the api works on at the same time. */
const connections = 1_000;
/** One attempt saves one answer after the other. With few students most answers would only wait for each other. */
const studentCount = 1_000;
/** This many requests at a time keep every process busy. Fewer requests would share fewer queries. */
const saturatingConcurrency = 256;
/** Arrivals of the first second are not counted. */
const openingSeconds = 1;
/** A request without a reply for this long is an error of the measurement. */
const drainMs = 10_000;
const parts = 3;

interface Reply {
  /** Milliseconds from the planned arrival to the reply. */
  ms: number;
  status: number;
  hasRetryAfter: boolean;
  /** Which part of the run it arrived in, from 0. */
  part: number;
}

/** Every second request saves an answer, the others read the page of the attempt. */
const requestsOf = (students: readonly Student[], { questions }: Fixture) => {
  let count = 0;
  return () => {
    const number = count++;
    const student = students[(number >> 1) % students.length] as Student;
    return number % 2 === 0 ? askPage(student) : askSave(student, questions, Math.floor(number / 2 / students.length));
  };
};

/** As fast as this many students get their replies. @returns replies per second */
const saturate = async (url: string, seconds: number, next: ReturnType<typeof requestsOf>) => {
  const pool = openPool(url, saturatingConcurrency);
  let replies = 0;
  const end = performance.now() + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end) {
      const { status } = await pool.ask(next());
      if (status === 200) replies += 1;
      // A slow machine is late, so it refuses some.
      else if (status === 503) await delay(50);
      else throw new Error(`status ${status}`);
    }
  };
  await Promise.all(Array.from({ length: saturatingConcurrency }, client));
  await pool.close();
  return replies / seconds;
};

/** Few at a time, because a server that is busy accepts new connections slowly. */
const openConnections = async ({ ask }: ReturnType<typeof openPool>) => {
  for (let count = 50; count <= connections; count += 50) {
    const asked = { method: 'GET', path: '/healthz', headers: {} } as const;
    await Promise.all(Array.from({ length: count }, () => ask(asked)));
  }
};

/** Requests that arrive at a fixed rate, whether or not the earlier ones have been answered. */
const arrive = async (url: string, perSecond: number, seconds: number, next: ReturnType<typeof requestsOf>) => {
  const pool = openPool(url, connections);
  await openConnections(pool);
  const replies: Reply[] = [];
  const opening = Math.round(perSecond * openingSeconds);
  const total = opening + Math.round(perSecond * seconds);
  const startedAt = performance.now();
  let [open, failed] = [0, 0];
  const send = async (number: number) => {
    const plannedAt = startedAt + (number / perSecond) * 1_000;
    open += 1;
    try {
      const { status, headers } = await pool.ask(next());
      if (number < opening) return;
      const part = Math.floor(((number - opening) / (total - opening)) * parts);
      replies.push({ ms: performance.now() - plannedAt, status, hasRetryAfter: 'retry-after' in headers, part });
    } catch {
      failed += 1;
    } finally {
      open -= 1;
    }
  };
  for (let sent = 0; sent < total; await delay(1)) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * perSecond));
    while (sent < due) void send(sent++);
  }
  const sentInSeconds = (performance.now() - startedAt) / 1_000;
  for (const end = performance.now() + drainMs; open > 0 && performance.now() < end; ) await delay(10);
  await pool.close();
  return { replies, failed: failed + open, requests: total, sentPerSecond: total / sentInSeconds };
};

const summarize = (load: string, { replies, failed, sentPerSecond }: Awaited<ReturnType<typeof arrive>>) => {
  const accepted = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const p99 = (some: readonly Reply[]) =>
    round(
      percentile(
        some.map(({ ms }) => ms),
        0.99,
      ),
    );
  return {
    load,
    arrivals: `${round(sentPerSecond)}/s`,
    accepted: `${round((accepted.length / replies.length) * 100)} %`,
    'accepted per second': round((accepted.length / replies.length) * sentPerSecond),
    '503 with Retry-After': `${round((refused.length / replies.length) * 100)} %`,
    other: failed + replies.length - accepted.length - refused.length,
    'p50, ms': round(
      percentile(
        accepted.map(({ ms }) => ms),
        0.5,
      ),
    ),
    'p99, ms': p99(accepted),
    'p99 by thirds, ms': Array.from({ length: parts }, (_, part) =>
      p99(accepted.filter((reply) => reply.part === part)),
    ).join(', '),
    'p99 of 503, ms': p99(refused),
  };
};

/**
 * Half, once and twice the load that the platform can carry, as arrivals at a fixed rate. At twice the load the accepted requests keep
 * their time, and the others get 503 with `Retry-After` at once. The load runs on the same machine.
 */
export const measureOverload = async (seconds: number): Promise<void> => {
  const before = describeMachine();
  const fixture = await startFixture();
  const rows: object[] = [];
  try {
    const next = requestsOf(await makeStudentsInExam(fixture, studentCount), fixture);
    const { url } = fixture.platform;
    await saturate(url, 3, next);
    const saturating = await saturate(url, seconds, next);
    for (const factor of [0.5, 1, 2]) {
      process.stderr.write(`${factor} × ${round(saturating)} per second …\n`);
      const result = await withProcessorTime(fixture.dataDir, () => arrive(url, saturating * factor, seconds, next));
      const cpu = Object.fromEntries(
        Object.entries(result.cpuMs).map(([name, ms]) => [`${name}, CPU ms per arrival`, round(ms)]),
      );
      rows.push({ ...summarize(`${factor} × ${round(saturating)}/s`, result), ...cpu });
      await delay(2_000);
    }
  } finally {
    await fixture.end();
  }
  console.table(rows);
  writeResults('overload.json', { ...before, seconds, rows });
};
