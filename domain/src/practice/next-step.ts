import type { NextStep, StudyTopic } from '@matraz/contracts/practice/path-http';
import { weaknessOf } from '../diagnosis/mastery.ts';
import { studyMinutes } from './study-minutes.ts';

/** A topic, as the path sees it. */
export interface PathTopic {
  id: string;
  title: string;
  /** Questions that the student has answered. */
  answered: number;
  /** Questions that she may open and has not answered. */
  left: number;
  /** Questions that she may open and has not answered today. */
  ready: number;
  /** Lessons of the topic. */
  lessons: number;
  /** The share of right answers that is expected of her, 0 to 1. Null: too few answers. */
  mastery: number | null;
  /** The same after any number of answers, so it may be far off. Without answers it says what is expected of all her topics. */
  expected: number;
  /** Her answers in practice and exams. */
  answers: number;
  /** How many of them are right. */
  right: number;
}

export interface PathExam {
  id: string;
  title: string;
  minutes: number;
  isDone: boolean;
}

/** What the path of a student depends on. */
export interface Situation {
  openAttempt: { id: string; title: string; minutes: number } | null;
  /** Questions whose review is due. */
  due: number;
  /** Questions of the diagnostic that are left. */
  diagnosticLeft: number;
  /** In the order in which she should study them. */
  topics: readonly PathTopic[];
  /** In the order of the list. */
  exams: readonly PathExam[];
}

/** The diagnostic has as many questions. With fewer answers in all topics together a student is a beginner. */
const BEGINNER_ANSWERS = 15;
/** Questions of one round of reviews, and of one sitting in a topic. */
const ROUND = 20;
/** Questions of a recommended practice. */
const PRACTICE = 10;

const none = { targetId: null, title: null, count: 0, percent: null };
const roundMinutes = (questions: number) =>
  studyMinutes({ answers: Math.min(questions, ROUND), lessons: 0, examSeconds: 0 });

/** Who has taken an exam is no beginner: it asked more than the diagnostic would. */
export const isBeginner = ({ topics, exams }: Pick<Situation, 'topics' | 'exams'>): boolean =>
  topics.reduce((sum, { answered }) => sum + answered, 0) < BEGINNER_ANSWERS && !exams.some(({ isDone }) => isDone);

interface Ranked {
  topic: PathTopic;
  reason: StudyTopic['reason'];
}

const shareOf = ({ mastery, expected }: PathTopic): number => mastery ?? expected;

/** The known ones first, then those with few answers; the weakest first. */
const weakTopics = (topics: readonly PathTopic[]): Ranked[] =>
  topics
    .flatMap((topic): Ranked[] => {
      const reason = weaknessOf(topic);
      return reason ? [{ topic, reason }] : [];
    })
    .sort(
      (one, other) =>
        Number(one.reason === 'few') - Number(other.reason === 'few') || shareOf(one.topic) - shareOf(other.topic),
    );

/** A started topic comes before a new one. The started topic with the lowest expected share comes first. */
const nextTopicOf = (topics: readonly PathTopic[]): PathTopic | undefined => {
  const unfinished = topics.filter(({ left }) => left > 0);
  const [weakest] = unfinished
    .filter(({ answered }) => answered > 0)
    .sort((one, other) => one.expected - other.expected);
  return weakest ?? unfinished[0];
};

/**
 * The topics to study in their order. It begins with the weakest one that can be practised today, also when all its questions were
 * answered before. Without such a one it begins with the next unfinished topic. The other weak ones follow, also those whose
 * questions were all answered today: a failed topic stays in sight.
 */
export const studyOrder = (topics: readonly PathTopic[]): Ranked[] => {
  const weak = weakTopics(topics);
  const next = nextTopicOf(topics);
  const first: Ranked | undefined =
    weak.find(({ topic }) => topic.ready > 0) ?? (next && { topic: next, reason: 'next' });
  return [...(first ? [first] : []), ...weak.filter(({ topic }) => topic !== first?.topic)];
};

/** 'Acertaste 1 de 8: estimamos que lo dominas en 43 %.' */
const factOf = ({ reason, percent, answers, right, count }: Omit<StudyTopic, 'fact'>): string => {
  if (reason === 'next') return 'Es lo que sigue en tu camino.';
  const fact =
    percent === null
      ? `Acertaste ${right} de ${answers}: son pocas para saberlo.`
      : `Acertaste ${right} de ${answers}: estimamos que lo dominas en ${percent}\u00a0%.`;
  return count === 0 ? `${fact} Hoy ya respondiste todas sus preguntas: mañana vuelven.` : fact;
};

/** More topics would be no advice. */
const MOST_TO_STUDY = 3;

/** What every page says about what to study. */
export const studyFirst = (topics: readonly PathTopic[]): StudyTopic[] =>
  studyOrder(topics)
    .slice(0, MOST_TO_STUDY)
    .map(({ topic: { id: topicId, title, mastery, answers, right, ready, left }, reason }) => {
      const percent = reason === 'weak' && mastery !== null ? Math.round(mastery * 100) : null;
      const count = reason === 'next' ? left : Math.min(ready, PRACTICE);
      const topic = { topicId, title, reason, percent, answers, right, count };
      return { ...topic, fact: factOf(topic) };
    });

/**
 * The one thing that a student should do next: the open exam, whose time runs; then due reviews, the diagnostic of a beginner, the
 * weakest topic, the next unfinished topic, and an exam when the topics are done.
 *
 * @returns null when there is nothing to study
 */
export const nextStep = (situation: Situation): NextStep | null => {
  const { openAttempt, due, diagnosticLeft, topics, exams } = situation;
  if (openAttempt) {
    const { id, title, minutes } = openAttempt;
    return { ...none, kind: 'exam-running', targetId: id, title, minutes };
  }
  if (due > 0) return { ...none, kind: 'review', count: due, minutes: roundMinutes(due) };
  if (diagnosticLeft > 0 && isBeginner(situation))
    return { ...none, kind: 'diagnostic', count: diagnosticLeft, minutes: roundMinutes(diagnosticLeft) };
  const [first] = studyFirst(topics);
  if (first && first.count > 0) {
    const { topicId: targetId, title, reason, count, percent } = first;
    const kind = reason === 'next' ? 'topic' : 'weak-topic';
    return { kind, targetId, title, count, percent, minutes: roundMinutes(count) };
  }
  const exam = exams.find(({ isDone }) => !isDone) ?? exams[0];
  return exam ? { ...none, kind: 'exam', targetId: exam.id, title: exam.title, minutes: exam.minutes } : null;
};
