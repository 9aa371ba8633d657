import { cpSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { aQuestion, aTopic } from '@matraz/application/testing/content';
import { newId } from '@matraz/infra/ids';
import type { ExamFixture } from '@matraz/platform/system/exam-fixture';
import type { Case, NamedServers } from './case.ts';
import { checkLog } from './check-log.ts';
import { checkReadModels } from './check-read-models.ts';
import { type AnswerKey, checkReplies } from './check-replies.ts';
import { checkScores } from './check-scores.ts';
import { practise, type Student, takeExam } from './clients.ts';
import { type FaultPlatform, startFaultPlatform } from './fault-platform.ts';
import type { Finding } from './finding.ts';
import type { History } from './history.ts';
import { readPlatform } from './read-platform.ts';
import { createRounds, lateFindings, recoveries, shortExamSeconds } from './rounds.ts';

/** Students who practise; as many take an exam. */
const students = 4;
const questions = 40;
const examQuestions = 20;

export interface CaseResult {
  name: string;
  fault: string;
  rounds: number;
  /** Replies by their status. */
  acknowledged: number;
  unavailable: number;
  unanswered: number;
  /** Replies that did not wait for the read models. */
  pending: number;
  slowestMs: number;
  /** Milliseconds from the end of each fault until the last reply that was not good. */
  repliesMs: number[];
  /** Milliseconds from the end of each fault until the worker completed an attempt that was due. */
  workerMs: number[];
  findings: Finding[];
  hasPassed: boolean;
}

interface Run extends NamedServers {
  /** How often a fault is repeated. */
  rounds: number;
  /** The folder for the logs of a case that fails. */
  keepIn: string;
}

const makeAnswerKey = async ({ admin }: ExamFixture): Promise<AnswerKey> => {
  const { id: topicId } = (await admin.persist('/api/admin/topics', aTopic())).body;
  const key = new Map<string, { correctAnswer: number; xpReward: number }>();
  for (let place = 0; place < questions; place++) {
    const question = { correctAnswer: place % 4, xpReward: 5 + (place % 4) * 5 };
    const { body } = await admin.persist('/api/admin/questions', aQuestion(topicId, question));
    key.set(body.id, question);
  }
  return key;
};

const register = async (fixture: ExamFixture): Promise<Student> => {
  const browser = await fixture.register(`falla-${newId()}@liceo.test`);
  return { browser, id: (await browser.get('/api/auth/user')).body.id };
};

const runOn = async (
  platform: FaultPlatform,
  one: Case,
  { rounds: repeats, keepIn, storeProgram }: Run,
): Promise<CaseResult> => {
  const { fixture } = platform;
  const { sendsTwice = false, mayGoUnanswered = false, mustFind } = one;
  const findings: Finding[] = [];
  const history: History = [];
  const report = (finding: Finding) => void findings.push(finding);

  const answerKey = await makeAnswerKey(fixture);
  const exam = await fixture.makeExam({ duration: 3_600, questions: examQuestions });
  const shortExam = await fixture.makeExam({ duration: shortExamSeconds });
  const busy: Student[] = [];
  for (let index = 0; index < 2 * students; index++) busy.push(await register(fixture));
  const late = await register(fixture);

  const stopping = new AbortController();
  const load = { history, answerKey, exam, sendsTwice, signal: stopping.signal };
  const running = Promise.all(
    busy.map((student, place) => (place < students ? practise(student, load) : takeExam(student, load))),
  );
  running.catch(() => {}); // awaited below
  const { round, done } = createRounds({ fixture, history, busy, late, shortExam, report });
  try {
    await delay(1_000);
    await one.run({ ...platform, storeProgram, rounds: repeats, round, report });
    await delay(1_000);
  } finally {
    stopping.abort();
  }
  await running;

  const { events, rows, differences } = await readPlatform(fixture, [...busy, late]);
  const repliesMs = recoveries(history, done);
  const workerMs = done.map((round) => round.workerMs);
  findings.push(
    ...checkReplies(history, { answerKey, mayGoUnanswered }),
    ...checkLog(history, events),
    ...checkScores(history, events, new Map(exam.questions.map((id, place) => [id, place % 4]))),
    ...checkReadModels(events, rows),
    ...differences,
    ...lateFindings('the last bad reply', repliesMs),
    ...lateFindings('a due attempt was completed', workerMs),
  );
  const found = new Set(findings.map(({ kind }) => kind));
  const hasPassed = mustFind ? mustFind.every((kind) => found.has(kind)) : findings.length === 0;
  if (!hasPassed) cpSync(`${fixture.dataDir}/logs`, keepIn, { recursive: true });
  const replies = history.flatMap((entry) => entry.replies);
  return {
    name: one.name,
    fault: one.fault,
    rounds: done.length,
    repliesMs,
    workerMs,
    findings,
    hasPassed,
    acknowledged: replies.filter(({ status }) => status === 200).length,
    unavailable: replies.filter(({ status }) => status === 503).length,
    unanswered: replies.filter(({ status }) => status === null).length,
    pending: replies.filter(({ isPending }) => isPending).length,
    slowestMs: Math.max(...replies.map(({ sentAt, receivedAt }) => receivedAt - sentAt)),
  };
};

/** Starts a platform, puts it under load, runs the case and checks what came out. */
export const runCase = async (one: Case, run: Run): Promise<CaseResult> => {
  const platform = await startFaultPlatform(one, run);
  try {
    return await runOn(platform, one, run);
  } finally {
    await platform.close();
  }
};
