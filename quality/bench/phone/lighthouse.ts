import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeMachine, writeResults } from '../results.ts';
import { median } from '../rounds.ts';
import { findChromium } from './devtools.ts';
import { type School, withSchool } from './school.ts';

const run = promisify(execFile);

/** npm loads it when this benchmark runs. With 150 packages it is too large for everybody's `npm ci`. */
const lighthouse = 'lighthouse@13.5.0';

const goal = 95;

interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
}

interface Figures {
  score: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

const pagesOf = ({ attemptId, topicId }: School): { page: string; path: string; isStudent: boolean }[] => [
  { page: 'landing', path: '/', isStudent: false },
  { page: 'dashboard', path: '/', isStudent: true },
  { page: 'topic', path: `/topic/${topicId}`, isStudent: true },
  { page: 'attempt', path: `/exam-attempt/${attemptId}`, isStudent: true },
];

const measure = async (url: string, headers: Record<string, string>): Promise<Figures> => {
  const options = [
    ...['--quiet', '--only-categories=performance', '--output=json', '--output-path=stdout'],
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    `--extra-headers=${JSON.stringify(headers)}`,
  ];
  const { stdout } = await run('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 2 ** 26,
  });
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(categories.performance.score * 100),
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    shift: value('cumulative-layout-shift'),
  };
};

/** Lighthouse loses a recording now and then (NO_NAVSTART), and asks to be run again. */
const measureAgain = (...page: Parameters<typeof measure>) => measure(...page).catch(() => measure(...page));

/** Lighthouse's own model of a phone. Prints the score of each page, and writes `results/lighthouse.json` with every run. */
export const measureLighthouse = async (rounds: number): Promise<void> => {
  const before = describeMachine();
  const runs = new Map<string, Figures[]>();
  await withSchool(async (school) => {
    const cookie = `${school.cookie.name}=${school.cookie.value}`;
    for (let number = 1; number <= rounds; number++) {
      process.stderr.write(`round ${number} of ${rounds} …\n`);
      for (const { page, path, isStudent } of pagesOf(school)) {
        const figures = await measureAgain(school.url + path, isStudent ? { Cookie: cookie } : {});
        process.stderr.write(`${page} ${figures.score}\n`);
        runs.set(page, [...(runs.get(page) ?? []), figures]);
      }
    }
  });
  const rows = [...runs].map(([page, figures]) => {
    const of = (name: keyof Figures) => figures.map((one) => one[name]);
    return {
      page,
      score: median(of('score')),
      from: Math.min(...of('score')),
      to: Math.max(...of('score')),
      goal,
      'first paint, ms': median(of('firstPaint')),
      'largest paint, ms': median(of('largestPaint')),
      'blocking, ms': median(of('blocking')),
      'layout shift': Math.max(...of('shift')),
    };
  });
  console.table(rows);
  writeResults('lighthouse.json', { ...before, lighthouse, rows, runs: Object.fromEntries(runs) });
};
