import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askAll } from './ask-all.ts';
import type { Benchmark } from './benchmark.ts';
import type { Student } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import { withProcessorTime } from './processes.ts';
import { askSave } from './student-requests.ts';

const pathOf = ({ attemptId }: Student) => `/api/exam-attempts/${attemptId}`;

/** Replies per second of a Fastify route that only sends these bytes. */
const measureStaticRoute = async (page: string, students: readonly Student[], seconds: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'matraz-bench-'));
  const file = join(folder, 'page.json');
  writeFileSync(file, page);
  const server = fork(new URL('static-reply-server.ts', import.meta.url), [file]);
  try {
    const [url] = (await once(server, 'message')) as [string];
    return (await httpLoad({ url, seconds, students, next: () => ({ method: 'GET', path: '/', headers: {} }) }))
      .perSecond;
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
};

/** The page of a running exam with 80 answers: the whole page, and the 304 reply to the ten-second poll when nothing changed. */
export const attemptPage: Benchmark = async (fixture, seconds) => {
  const { platform, dataDir, students, questions } = fixture;
  const { url } = platform;
  await askAll(fixture, students, (student) => questions.map((_, place) => askSave(student, questions, place)));
  const [first] = students as [Student];
  const reply = await fetch(url + pathOf(first), { headers: { cookie: first.cookie } });
  const page = await reply.text();
  const tags = new Map<string, string>();
  for (const student of students) {
    const { headers } = await fetch(url + pathOf(student), { headers: { cookie: student.cookie } });
    tags.set(student.attemptId, headers.get('etag') ?? '');
  }
  const read = (headersOf: (student: Student) => Record<string, string>) =>
    withProcessorTime(dataDir, () =>
      httpLoad({
        url,
        seconds,
        students,
        next: (student) => ({ method: 'GET', path: pathOf(student), headers: headersOf(student) }),
      }),
    );
  const whole = await read(({ cookie }) => ({ cookie }));
  const unchanged = await read(({ cookie, attemptId }) => ({ cookie, 'if-none-match': tags.get(attemptId) ?? '' }));
  const bare = await measureStaticRoute(page, students, seconds);
  const reference = { what: `Fastify route with the same ${Math.round(page.length / 1_000)} kB`, measured: bare };
  return [
    {
      work: 'exam attempt page over HTTP',
      measured: whole.perSecond,
      cpuMs: whole.cpuMs,
      reference,
      unit: 'pages/s',
      goal: { least: 0.2 },
    },
    {
      work: 'exam attempt page over HTTP, unchanged since the last poll',
      measured: unchanged.perSecond,
      cpuMs: unchanged.cpuMs,
      reference: { what: 'the whole page', measured: whole.perSecond },
      unit: 'replies/s',
      goal: { least: 1 },
    },
  ];
};
