import { describeMachine, writeResults } from '../results.ts';
import { median } from '../rounds.ts';
import { openPhone, type Visit } from './page.ts';
import { type School, withSchool } from './school.ts';

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
  'lesson, cold': {},
  'lesson, warm': {},
  'lesson, from its topic': {},
};

/** What the visitor waits for. */
const shown = {
  landing: 'main h1',
  dashboard: 'main article h3 a',
  answer: '[role=radiogroup] input',
  topic: 'main h1',
  lesson: 'div:not([data-waits-for-formulas]) > div > .rich-text',
  toLesson: 'main li:first-child button',
  list: 'main article a',
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
  await twice('lesson', `/topic/${topicId}?seccion=teoria`, shown.lesson);
  const reader = await openPhone(cookie);
  await reader.visit(`${url}/topic/${topicId}`, shown.toLesson);
  visits['lesson, from its topic'] = await reader.follow(shown.toLesson, shown.lesson);
  await reader.close();
  return visits;
};

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

/**
 * The pages on a cheap phone with a bad connection. Prints a table and writes `results/phone.json` with every visit.
 *
 * @param isLarge the catalog has 300 topics more than the demo
 */
export const measurePhone = async (rounds: number, isLarge: boolean): Promise<void> => {
  const before = describeMachine();
  const visits = await withSchool(
    async (school) => {
      const seen: Record<string, Visit>[] = [];
      for (let number = 1; number <= rounds; number++) {
        process.stderr.write(`round ${number} of ${rounds} …\n`);
        seen.push(await round(school));
      }
      return seen;
    },
    { isLarge },
  );
  const rows = Object.keys(goals).map((page) =>
    toRow(
      page,
      visits.flatMap((one) => one[page] ?? []),
    ),
  );
  console.table(rows);
  writeResults('phone.json', { ...before, isLarge, rounds: visits, rows });
};
