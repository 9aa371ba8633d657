import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '@matraz/infra/postgres/pool';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { killProcesses, startPlatform, temporaryDataDir } from '@matraz/platform/system/running-platform';
import { percentile } from '../benchmark.ts';
import { withProcessorTime } from '../processes.ts';
import { describeMachine, round, writeResults } from '../results.ts';
import { type Compared, compare } from './check.ts';
import { openPage, type StudentPage } from './page.ts';
import { openSchool, type RoomRow, type School } from './school.ts';
import { script } from './script.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Waits until so many seconds after the opening. */
const clockFrom = (openedAt: number) => async (seconds: number, what: string) => {
  await delay(Math.max(0, openedAt + seconds * 1_000 - Date.now()));
  say(`${seconds} s: ${what}`);
};

const pagesOf = (pages: readonly StudentPage[], classes: readonly number[]) =>
  pages.filter(({ seat }) => classes.includes(seat.classPlace));

const start = (pages: readonly StudentPage[]) =>
  Promise.all(
    pages.map(async (page) => {
      await delay(page.seat.random() * script.startsWithin * 1_000);
      await page.start();
    }),
  );

/** Milliseconds from the teacher's action to each page that saw it. A page that was over saw nothing. */
const toldAfter = (pages: readonly StudentPage[], from: number): number[] =>
  pages.flatMap(({ told }) => {
    const seen = told.find(({ at }) => at >= from);
    return seen ? [seen.at - from] : [];
  });

const reason = 'Corte de la red';

/** The teacher gives back the time that the room proposes, class by class. */
const repair = async (school: School): Promise<number> => {
  let repaired = 0;
  for (let classPlace = 0; classPlace < script.classes; classPlace++) {
    const attempts = (await school.room(classPlace)).flatMap(({ attemptId, losses }) =>
      attemptId && losses.length > 0 ? [{ attemptId, losses: losses.map(({ lostAt }) => lostAt) }] : [],
    );
    if (attempts.length === 0) continue;
    await school.act('repair', { attempts, reason });
    repaired += attempts.length;
  }
  return repaired;
};

const attemptsOf = async (school: School, classPlace: number): Promise<string[]> =>
  (await school.room(classPlace)).flatMap(({ attemptId }) => attemptId ?? []);

const playMorning = async (school: School, killApi: () => void) => {
  const openedAt = Date.now();
  const { closesAt, ids } = await school.assign(openedAt);
  const at = clockFrom(openedAt);
  const pages = school.seats.map((seat) => openPage(school, seat));
  const { outages, pause, late, handIn } = script;
  const others = pages.filter(({ seat }) => seat.classPlace !== late.place);
  const told: number[] = [];
  const [starting, cuts] = [start(others), [] as Promise<unknown>[]];
  const cut = ({ classes, from, to }: (typeof outages)[number]) =>
    Promise.all(pagesOf(pages, classes).map((page) => page.cutOff(to - from)));

  await at(outages[0].from, 'the first network is down');
  await starting;
  cuts.push(cut(outages[0]));
  await at(late.at, 'the late class starts');
  const lateStart = start(pagesOf(pages, [late.place]));
  await at(pause.from, 'a class pauses');
  const paused = await attemptsOf(school, pause.place);
  const pausedFrom = Date.now();
  await school.act('pause', { attemptIds: paused, reason });
  await at(pause.to, 'it goes on');
  told.push(...toldAfter(pagesOf(pages, [pause.place]), pausedFrom));
  const resumedFrom = Date.now();
  await school.act('resume', { attemptIds: paused, reason });
  await lateStart;
  await at(script.apiKilledAt, 'the api is killed');
  told.push(...toldAfter(pagesOf(pages, [pause.place]), resumedFrom));
  killApi();
  await at(outages[1].from, 'the second network is down');
  cuts.push(cut(outages[1]));
  await Promise.all(cuts);
  await at(script.repairAt, 'the teacher gives the lost time back');
  const repairedFrom = Date.now();
  const repaired = await repair(school);
  await at(script.voidAt, 'a question is voided');
  told.push(
    ...toldAfter(
      pagesOf(
        pages,
        outages.flatMap(({ classes }) => classes),
      ),
      repairedFrom,
    ),
  );
  const { exam, examId } = school;
  await school.teacher.persist(`/api/admin/exams/${examId}/questions/${exam.questions[script.voided]}/void`);
  await at(handIn.at, 'two classes hand in');
  await Promise.all(pagesOf(pages, handIn.classes).map((page) => page.handIn()));
  const closed = pages.filter((page, place) => !page.isOver() && place % 3 === 0);
  for (const page of closed) {
    while (page.pending() > 0) await delay(100);
    page.end();
  }
  say('the others work until their time is over');
  const room = new Map<string, RoomRow>();
  for (;;) {
    for (let classPlace = 0; classPlace < script.classes; classPlace++)
      for (const row of await school.room(classPlace)) room.set(row.userId, row);
    if ([...room.values()].every(({ state }) => state === 'completed')) break;
    await delay(5_000);
  }
  for (const page of pages) page.end();
  for (const [classPlace, id] of ids.entries())
    await school.teacher.persist(`/api/classes/${school.classIds[classPlace]}/assignments/${id}/release`);
  return { pages, closesAt, room, told, repaired };
};

/**
 * A school sits an exam on one morning: 300 students in ten classes, over real HTTP and streams, with two outages, a pause, a late class,
 * five accommodations, a voided question, and an api that is killed. At the end result, receipt, room, audit and a model that was written
 * apart must say the same of every attempt.
 *
 * @throws Error when they do not
 */
export const measureSchoolDay = async (): Promise<void> => {
  const before = describeMachine();
  const dataDir = temporaryDataDir();
  try {
    const env = { MATRAZ_DEMO: '1', RATE_LIMIT_SCALE: '1000000', CI: undefined };
    const platform = await startPlatform({ dataDir: dataDir.path, env });
    const databaseUrl = readConnectionFile(dataDir.path)?.databaseUrl ?? '';
    const pool = createPool(databaseUrl, { max: 4 });
    say('the classes are made …');
    const school = await openSchool({ url: platform.url, pool, databaseUrl });
    const morning = await withProcessorTime(dataDir.path, async () => {
      const played = await playMorning(school, () => process.kill(platform.pidOf('api'), 'SIGKILL'));
      return { ...played, requests: played.pages.reduce((sum, { times }) => sum + times.length, 0) };
    });
    say('results, receipts, room, audits and model are compared …');
    const { pages, closesAt, room, told, repaired, cpuMs } = morning;
    const given = { school, dataDir: dataDir.path, closesAt, room };
    const compared: Compared[] = [];
    const rest = pages.values();
    const compareRest = async () => {
      for (const page of rest) compared.push(await compare(given, page));
    };
    // An audit takes a second of one core.
    await Promise.all(Array.from({ length: availableParallelism() }, compareRest));
    const wrong = compared.filter(({ differences }) => differences.length > 0);
    const times = pages.flatMap((page) => page.times);
    const figures = {
      students: pages.length,
      'answers that the server confirmed': times.length,
      'answers that were refused': pages.reduce((sum, { refused }) => sum + refused.length, 0),
      'answer, ms, p50': round(percentile(times, 0.5)),
      'answer, ms, p99': round(percentile(times, 0.99)),
      'pages that were told': told.length,
      'told after, ms, p50': round(percentile(told, 0.5)),
      'told after, ms, slowest': round(Math.max(...told)),
      'students who got lost time back': repaired,
      'attempts that differ': wrong.length,
    };
    console.table(figures);
    console.table(cpuMs);
    for (const { attemptId, differences } of wrong.slice(0, 20)) say(`${attemptId}: ${differences.join('; ')}`);
    writeResults('school-day.json', { ...before, figures, cpuMs, wrong });
    await school.close();
    await pool.end();
    await platform.stop();
    if (wrong.length > 0) throw new Error(`${wrong.length} attempts differ`);
  } finally {
    killProcesses(dataDir.path);
    dataDir.remove();
  }
};
