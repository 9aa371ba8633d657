import { keyHash } from '@matraz/infra/event-store/key-hash';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import type { Finding } from './finding.ts';
import { type Answer, type Complete, type History, isAcknowledged, type Save, type Start } from './history.ts';

type Command = Answer | Save | Start | Complete;

const eventTypes = {
  answer: 'QuestionAnswered',
  save: 'ExamAnswerSaved',
  start: 'ExamAttemptStarted',
  complete: 'ExamAttemptCompleted',
} as const;

const isCommand = (entry: History[number]): entry is Command => entry.type in eventTypes;

/** The fields of the event that the client sent. */
const sentData = (command: Command): Record<string, unknown> => {
  const { student: userId } = command;
  switch (command.type) {
    case 'answer':
      return { userId, questionId: command.questionId, selectedAnswer: command.selectedAnswer };
    case 'save': {
      const { attemptId, questionId, selectedAnswer } = command;
      return { userId, attemptId, questionId, selectedAnswer };
    }
    case 'start':
      return { userId };
    case 'complete':
      return { userId, attemptId: command.attemptId };
  }
};

/** The fields that the client sent, and the fields of the reply. */
const knownData = (command: Command): Record<string, unknown> => {
  const body = command.type === 'answer' ? command.replies.at(-1)?.body : undefined;
  const result = body && { correct: body.correct, firstAttempt: body.isFirstAttempt, xpEarned: body.xpEarned };
  return { ...sentData(command), ...result };
};

const differs = (expected: Record<string, unknown>, data: Record<string, unknown>) =>
  Object.entries(expected).some(([name, value]) => data[name] !== value);

const describe = (command: Command) => `${command.type} ${JSON.stringify(knownData(command))}`;

/** Attempts are completed by the student or by the worker, so their events need no key. */
const checkAttempts = (attempts: readonly string[], events: readonly RecordedEvent[]): Finding[] => {
  const findings: Finding[] = [];
  for (const attemptId of attempts) {
    const completions = events.filter(
      ({ type, data }) => type === 'ExamAttemptCompleted' && data.attemptId === attemptId,
    );
    if (completions.length === 0) findings.push({ kind: 'lost', text: `attempt ${attemptId} was not completed` });
    if (completions.length > 1)
      findings.push({ kind: 'counted twice', text: `attempt ${attemptId} was completed ${completions.length} times` });
  }
  return findings;
};

/** XP is earned once per question. */
const checkXp = (events: readonly RecordedEvent[]): Finding[] => {
  const earning = events.filter(({ type, data }) => type === 'QuestionAnswered' && Number(data.xpEarned) > 0);
  const byQuestion = Map.groupBy(earning, ({ data }) => `${data.userId} ${data.questionId}`);
  return [...byQuestion]
    .filter(([, earned]) => earned.length > 1)
    .map(([name, earned]) => ({ kind: 'counted twice', text: `XP was paid ${earned.length} times: ${name}` }));
};

/** @param events the events of the students of the history, in the order of the log */
export const checkLog = (history: History, events: readonly RecordedEvent[]): Finding[] => {
  const commands = history.filter(isCommand);
  const findings: Finding[] = [];
  const nameOf = (type: string, userId: unknown, hash: string | undefined) => `${type} ${userId} ${hash}`;
  const recorded = Map.groupBy(events, ({ type, data, metadata }) =>
    nameOf(type, data.userId, metadata.idempotencyKeyHash),
  );
  for (const command of commands) {
    const name = nameOf(eventTypes[command.type], command.student, keyHash(command.key));
    const found = recorded.get(name) ?? [];
    recorded.delete(name);
    // The worker may have completed the attempt before the student. `checkAttempts` counts completions.
    const mustExist = isAcknowledged(command) && command.type !== 'complete';
    if (found.length === 0 && mustExist) findings.push({ kind: 'lost', text: describe(command) });
    if (found.length > 1)
      findings.push({ kind: 'counted twice', text: `${found.length} events of ${describe(command)}` });
    const [event] = found;
    if (event && differs(knownData(command), event.data))
      findings.push({
        kind: 'wrong reply',
        text: `${describe(command)} is in the log as ${JSON.stringify(event.data)}`,
      });
  }
  for (const event of [...recorded.values()].flat()) {
    if (!Object.values<string>(eventTypes).includes(event.type) || event.type === 'ExamAttemptCompleted') continue;
    const isRepeat = commands.some(
      (command) => eventTypes[command.type] === event.type && !differs(sentData(command), event.data),
    );
    const text = `${event.type} ${JSON.stringify(event.data)}`;
    findings.push({ kind: isRepeat ? 'counted twice' : 'not sent', text });
  }
  const attempts = commands.flatMap((command) => {
    const body = command.type === 'start' && isAcknowledged(command) ? command.replies.at(-1)?.body : undefined;
    return body ? [body.id] : [];
  });
  return [...findings, ...checkAttempts(attempts, events), ...checkXp(events)];
};
