import type { Finding } from './finding.ts';
import { type Answer, type Entry, type History, isAcknowledged, type Reply, type Save } from './history.ts';

/** The answer key of the practice questions, by question id. */
export type AnswerKey = ReadonlyMap<string, { correctAnswer: number; xpReward: number }>;

interface Options {
  answerKey: AnswerKey;
  /** The api itself ends during the fault, so a request may get no reply. */
  mayGoUnanswered: boolean;
}

/** A number that the client knows only within bounds, because of commands without a reply. */
export interface Bounds {
  least: number;
  most: number;
}

/** The possible options of the exam questions of one attempt, by question id. -1: no answer. */
export type SavedOptions = ReadonlyMap<string, ReadonlySet<number>>;

/** What one student knows: the replies until now allow only these states. */
interface Knowledge {
  questions: Map<string, 'answered' | 'unknown'>;
  xp: Bounds;
  answered: Bounds;
  /** Values that the read models must show: those before the last reply that waited for them, and those that were shown. */
  shownXp: number;
  shownAnswered: number;
  /** By attempt. */
  attempts: Map<string, SavedOptions>;
}

const newKnowledge = (): Knowledge => ({
  questions: new Map(),
  xp: { least: 0, most: 0 },
  answered: { least: 0, most: 0 },
  shownXp: 0,
  shownAnswered: 0,
  attempts: new Map(),
});

const refusal = ({ status, retryAfter }: Reply, mayGoUnanswered: boolean): string | undefined => {
  if (status === 200) return undefined;
  if (status === null) return mayGoUnanswered ? undefined : 'no reply';
  if (status !== 503) return `status ${status}`;
  return retryAfter === undefined ? 'status 503 without Retry-After' : undefined;
};

/** @returns what is wrong with the reply to an answer */
const learnAnswer = (known: Knowledge, answer: Answer, answerKey: AnswerKey): string | undefined => {
  const { questionId, selectedAnswer, replies } = answer;
  const { correctAnswer = -1, xpReward = 0 } = answerKey.get(questionId) ?? {};
  const correct = selectedAnswer === correctAnswer;
  const before = known.questions.get(questionId);
  const reply = replies.at(-1);
  const isFirst = before === undefined;
  if (!isAcknowledged(answer) || !reply?.body) {
    known.questions.set(questionId, before ?? 'unknown');
    if (before === 'answered') return undefined;
    if (correct) known.xp.most += xpReward;
    if (isFirst) known.answered.most += 1;
    return undefined;
  }
  const { body } = reply;
  known.questions.set(questionId, 'answered');
  known.xp.least += body.xpEarned;
  if (before !== 'answered') known.xp.most += body.xpEarned;
  if (before !== 'answered') known.answered.least += 1;
  if (isFirst) known.answered.most += 1;
  if (!reply.isPending) {
    known.shownXp = Math.max(known.shownXp, known.xp.least);
    known.shownAnswered = Math.max(known.shownAnswered, known.answered.least);
  }
  const mayBeFirst = before === 'unknown' ? body.isFirstAttempt : isFirst;
  const xpEarned = mayBeFirst && correct ? xpReward : 0;
  const expected = { correct, correctAnswer, isFirstAttempt: mayBeFirst, xpEarned };
  const wrong = Object.entries(expected).filter(([name, value]) => body[name as keyof typeof expected] !== value);
  if (wrong.length === 0) return undefined;
  return `an answer to ${questionId}: ${wrong.map(([name, value]) => `${name} is not ${value}`).join(', ')}`;
};

/** An acknowledged answer replaces the others. Any other answer may be saved or not. */
export const learnSave = (attempts: Map<string, SavedOptions>, save: Save): void => {
  const options = attempts.get(save.attemptId) ?? new Map<string, ReadonlySet<number>>();
  const before = isAcknowledged(save) ? [] : [...(options.get(save.questionId) ?? [-1])];
  attempts.set(save.attemptId, new Map(options).set(save.questionId, new Set([...before, save.selectedAnswer])));
};

const wrongAnswers = (
  options: SavedOptions,
  answers: readonly { questionId: string; selectedAnswer: number | null }[],
): string | undefined => {
  const shown = new Map(answers.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer ?? -1]));
  for (const [questionId, possible] of options) {
    const selected = shown.get(questionId) ?? -1;
    if (!possible.has(selected)) return `question ${questionId} shows ${selected}, not ${[...possible].join(' or ')}`;
  }
  for (const questionId of shown.keys()) if (!options.has(questionId)) return `question ${questionId} was not answered`;
  return undefined;
};

export const outside = (what: string, value: number, { least, most }: Bounds): string | undefined =>
  value < least || value > most ? `${what} is ${value}, not from ${least} to ${most}` : undefined;

/** @returns what is wrong with the last reply of the request */
const learn = (known: Knowledge, entry: Entry, answerKey: AnswerKey): string | undefined => {
  if (entry.type === 'answer') return learnAnswer(known, entry, answerKey);
  if (entry.type === 'save') {
    learnSave(known.attempts, entry);
    return undefined;
  }
  if (!isAcknowledged(entry)) return undefined;
  if (entry.type === 'read attempt') {
    const answers = entry.replies.at(-1)?.body?.answers;
    return answers && wrongAnswers(known.attempts.get(entry.attemptId) ?? new Map(), answers);
  }
  if (entry.type === 'read user') {
    const xp = entry.replies.at(-1)?.body?.xp ?? 0;
    const wrong = outside('the XP', xp, { least: known.shownXp, most: known.xp.most });
    known.shownXp = Math.max(known.shownXp, xp);
    return wrong;
  }
  if (entry.type === 'read stats') {
    const answered = entry.replies.at(-1)?.body?.questionsAnswered ?? 0;
    const wrong = outside('the number of answers', answered, { least: known.shownAnswered, most: known.answered.most });
    known.shownAnswered = Math.max(known.shownAnswered, answered);
    return wrong;
  }
  return undefined;
};

/** Every reply must be right, or 503 with Retry-After. */
export const checkReplies = (history: History, { answerKey, mayGoUnanswered }: Options): Finding[] => {
  const findings: Finding[] = [];
  const students = new Map<string, Knowledge>();
  for (const entry of history) {
    const { student, replies, type } = entry;
    const report = (problem: string | undefined, { sentAt }: { sentAt: number }) => {
      if (problem) findings.push({ kind: 'wrong reply', text: `${Math.round(sentAt)} ms, ${type}: ${problem}` });
    };
    for (const reply of replies) report(refusal(reply, mayGoUnanswered), reply);
    const known = students.get(student) ?? newKnowledge();
    students.set(student, known);
    report(learn(known, entry, answerKey), replies.at(-1) ?? { sentAt: 0 });
  }
  return findings;
};
