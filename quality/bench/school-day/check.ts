import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot } from '@matraz/platform/project-root';
import { expectedCorrect, expectedDeadline, type RawEvent } from './model.ts';
import type { StudentPage } from './page.ts';
import type { RoomRow, School } from './school.ts';
import { keyOf, script } from './script.ts';

const run = promisify(execFile);

interface Completed {
  deadline: string;
  finishedAt: string;
  correct: number;
  scored: number;
  answered: number;
  answers: { questionId: string; selectedAnswer: number }[];
}

/** What four places say of one attempt, and what the model expects. */
export interface Compared {
  attemptId: string;
  differences: string[];
}

/** The receipt exists when the log is sealed, once a minute. */
const receiptOf = async (school: School, page: StudentPage): Promise<RawEvent[]> => {
  const path = `/api/exam-attempts/${page.seat.attemptId}/receipt`;
  for (let tries = 0; tries < 120; tries++) {
    const { status, body } = await school.ask(page.seat, { method: 'GET', path });
    if (status === 200) return body.events.map(({ event }: { event: RawEvent }) => event);
    await delay(2_000);
  }
  throw new Error(`no receipt of ${page.seat.attemptId}`);
};

/** What an operator reads. */
const auditOf = async (dataDir: string, attemptId: string) => {
  const ops = ['platform/src/ops/main.ts', '--json', 'audit', 'attempt', attemptId];
  const { stdout } = await run(process.execPath, ops, {
    cwd: projectRoot,
    env: { ...process.env, MATRAZ_DATA_DIR: dataDir },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as {
    deadline: string;
    matches: boolean;
    completed?: { finishedAt: string; correct: number };
  };
};

/** The last deadline that the receipt tells. */
const deadlineOf = (events: readonly RawEvent[]): number =>
  Date.parse(String(events.findLast(({ data }) => data.deadline !== undefined)?.data.deadline));

interface Given {
  school: School;
  dataDir: string;
  closesAt: readonly number[];
  room: ReadonlyMap<string, RoomRow>;
}

/** Compares result, receipt, room, audit and model of one attempt. */
export const compare = async ({ school, dataDir, closesAt, room }: Given, page: StudentPage): Promise<Compared> => {
  const { seat } = page;
  const { attemptId } = seat;
  const { status, body } = await school.ask(seat, { method: 'GET', path: `/api/exam-attempts/${attemptId}` });
  const result = body as Completed;
  if (status !== 200 || result.finishedAt === undefined) return { attemptId, differences: ['no result'] };
  const events = await receiptOf(school, page);
  const completed = events.find(({ type }) => type === 'ExamAttemptCompleted')?.data ?? {};
  const row = room.get(seat.userId);
  const expected = expectedDeadline(events, {
    duration: script.duration,
    extraTime: seat.extraTime,
    closesAt: closesAt[seat.classPlace] ?? Number.NaN,
  });
  const answers = new Map(result.answers.map((one) => [one.questionId, one.selectedAnswer]));
  const correct = expectedCorrect({
    answers,
    questions: school.exam.questions,
    counts: (place) => place !== script.voided && place < script.questions - 2,
    keyOf,
  });
  const lost = [...page.acknowledged].filter(([questionId, selected]) => answers.get(questionId) !== selected);
  const differences: string[] = [];
  const same = (what: string, one: unknown, other: unknown) => {
    if (one !== other) differences.push(`${what}: ${one} and ${other}`);
  };
  same('deadline of the result and the model', Date.parse(result.deadline), expected);
  same('deadline of the room and the model', Date.parse(row?.deadline ?? ''), expected);
  same('deadline of the receipt and the model', deadlineOf(events), expected);
  same('end of the room and the result', row?.finishedAt, result.finishedAt);
  same('end of the receipt and the result', completed.finishedAt, result.finishedAt);
  same('right answers of the result and the model', result.correct, correct);
  same('answers of the room and the result', row?.answered, result.answered);
  same('answers that were lost', lost.length, 0);
  if (Date.parse(result.finishedAt) > expected) differences.push('it ended after its deadline');
  const audit = await auditOf(dataDir, attemptId);
  same('deadline of the audit and the model', Date.parse(audit.deadline), expected);
  same('end of the audit and the result', audit.completed?.finishedAt, result.finishedAt);
  same('score of the audit', audit.matches, true);
  return { attemptId, differences };
};
