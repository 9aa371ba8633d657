import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { createBrowser } from '@matraz/infra/testing/browser';
import { killProcesses, startPlatform, temporaryDataDir } from '@matraz/platform/system/running-platform';
import { openPhone, type Visit } from './page.ts';

/** The goals of one row. */
interface Goal {
  ms?: number;
  requests?: number;
  kB?: number;
}

const goals: Record<string, Goal> = {
  'landing, cold': { ms: 3_000 },
  'dashboard, cold': { ms: 4_000, requests: 12, kB: 150 },
  'dashboard, warm': { ms: 1_000 },
  'attempt, cold': { ms: 4_000, requests: 15, kB: 200 },
  'attempt, warm': { ms: 1_000, requests: 4 },
  'attempt, from the list': { ms: 1_000 },
  'topic, cold': {},
  'topic, warm': {},
};

/** What the visitor waits for. */
const shown = {
  landing: 'main h1',
  dashboard: 'main article h3 a',
  answer: '[role=radiogroup] input',
  topic: 'main h1',
  list: 'main article a',
};

interface School {
  url: string;
  cookie: { name: string; value: string; url: string };
  attemptId: string;
  topicId: string;
}

const prepare = async (url: string): Promise<School> => {
  const student = createBrowser(url);
  await student.register({ email: 'telefono@liceo.test', password: 'una clave larga y propia' });
  const [exam] = (await student.get('/api/exams')).body;
  const attempt = (await student.persist(`/api/exams/${exam.id}/start`, {})).body;
  const [topic] = (await student.get('/api/topics')).body;
  const cookies = student.cookieHeader().split('; ');
  const [name = '', value = ''] = cookies.find((one) => one.startsWith('matraz='))?.split('=') ?? [];
  return { url, cookie: { name, value, url }, attemptId: attempt.id, topicId: topic.id };
};

/** One visit of each row, each on a phone that has seen nothing of the site before. */
const round = async ({ url, cookie, attemptId, topicId }: School) => {
  const visits: Record<string, Visit> = {};
  const twice = async (name: string, path: string, selector: string) => {
    const phone = await openPhone(cookie);
    visits[`${name}, cold`] = await phone.visit(url + path, selector);
    visits[`${name}, warm`] = await phone.visit(url + path, selector);
    await phone.close();
  };
  const visitor = await openPhone(null);
  visits['landing, cold'] = await visitor.visit(url, shown.landing);
  await visitor.close();
  await twice('dashboard', '/', shown.dashboard);
  await twice('topic', `/topic/${topicId}`, shown.topic);
  await twice('attempt', `/exam-attempt/${attemptId}`, shown.answer);
  const phone = await openPhone(cookie);
  await phone.visit(`${url}/exams`, shown.list);
  visits['attempt, from the list'] = await phone.follow(`a[href="/exam-attempt/${attemptId}"]`, shown.answer);
  await phone.close();
  return visits;
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const goalText = ({ ms, requests, kB }: Goal) =>
  [ms && `${ms} ms`, requests && `${requests} requests`, kB && `${kB} kB`].filter(Boolean).join(', ');

const toRow = (page: string, visits: readonly Visit[]) => {
  const times = visits.map(({ ms }) => Math.round(ms));
  return {
    page,
    ms: median(times),
    from: Math.min(...times),
    to: Math.max(...times),
    requests: median(visits.map(({ requests }) => requests)),
    kB: Math.round(median(visits.map(({ bytes }) => bytes)) / 100) / 10,
    'layout shift': Number(Math.max(...visits.map(({ shift }) => shift)).toFixed(3)),
    goal: goalText(goals[page] ?? {}),
  };
};

/** The pages on a cheap phone with a bad connection: prints a table and writes `results/phone.json` with every visit. */
export const measurePhone = async (rounds: number): Promise<void> => {
  const dataDir = temporaryDataDir();
  const platform = await startPlatform({
    dataDir: dataDir.path,
    env: { MATRAZ_DEMO: '1', RATE_LIMIT_SCALE: '1000000', CI: undefined },
  });
  try {
    const school = await prepare(platform.url);
    const visits: Record<string, Visit>[] = [];
    for (let number = 1; number <= rounds; number++) {
      process.stderr.write(`round ${number} of ${rounds} …\n`);
      visits.push(await round(school));
    }
    const rows = Object.keys(goals).map((page) =>
      toRow(
        page,
        visits.flatMap((one) => one[page] ?? []),
      ),
    );
    console.table(rows);
    const machine = { cores: cpus().length, processor: cpus()[0]?.model, load: loadavg(), node: process.version };
    const folder = new URL('../../results/', import.meta.url);
    mkdirSync(folder, { recursive: true });
    const record = { at: new Date().toISOString(), machine, rounds: visits, rows };
    writeFileSync(new URL('phone.json', folder), `${JSON.stringify(record, null, 2)}\n`);
  } finally {
    await platform.stop();
    killProcesses(dataDir.path);
    dataDir.remove();
  }
};
