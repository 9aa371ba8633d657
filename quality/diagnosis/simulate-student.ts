import { skills } from '@matraz/contracts/syllabus';
import type { Evidence } from '@matraz/domain/diagnosis/ability';
import { paesScore } from '@matraz/domain/exams/score';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import { addDays, chileDay } from '@matraz/domain/practice/calendar';
import { type QuestionAnswers, questionAnswers } from '@matraz/domain/practice/question-answers';

// The students here are made by other rules than those that the model assumes: they learn from each answer, forget in jumps, remember single
// questions, and guess.

interface Question {
  id: string;
  topicId: string;
  courseId: number;
  skill: string | null;
  /** The true difficulty, which the model does not know. */
  difficulty: number;
}

export interface Bank {
  topics: { id: string; courseId: number }[];
  practice: Question[];
  exams: Question[][];
}

const options = 4;
const courses = [1, 2, 3];
const topicsPerCourse = 11;
const questionsPerTopic = 15;
/** Scored questions of the real test. Five of its eighty are not scored. */
const scored = 75;

type Random = () => number;

/** A number of a normal distribution (Box-Muller). */
const normal = (random: Random, deviation: number): number =>
  deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const uuid = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Topics with questions, and two exams of eighty questions. */
export const makeBank = (seed: number): Bank => {
  const random = seededRandom(seed);
  let ids = 0;
  const nextId = () => uuid(++ids);
  const topics = courses.flatMap((courseId) =>
    Array.from({ length: topicsPerCourse }, () => ({ id: nextId(), courseId })),
  );
  const questionOf = ({ id: topicId, courseId }: { id: string; courseId: number }): Question => ({
    id: nextId(),
    topicId,
    courseId,
    skill: random() < 0.7 ? pick(random, skills) : null,
    difficulty: normal(random, 0.9),
  });
  const practice = topics.flatMap((topic) => Array.from({ length: questionsPerTopic }, () => questionOf(topic)));
  const exams = [1, 2].map(() => Array.from({ length: 80 }, () => questionOf(pick(random, topics))));
  return { topics, practice, exams };
};

/** An answer with what a student sees of its question. */
export interface Answer extends Omit<Evidence, 'difficulty'> {
  questionId: string;
  firstAttempt: boolean;
}

export interface Student {
  mention: number;
  /** In order. */
  answers: Answer[];
  /** After so many answers the student sat the real test on this day and got this score. */
  tests: { day: string; answers: number; score: number }[];
}

const start = '2026-03-02';

/** A student who studies for some months: topic after topic, mistakes again, two exams, and now and then a real test. */
export const simulateStudent = (bank: Bank, seed: number): Student => {
  const random = seededRandom(seed);
  const overall = normal(random, 0.9);
  const base = new Map<string, number>();
  for (const courseId of courses) base.set(`area ${courseId}`, normal(random, 0.5));
  for (const { id } of bank.topics) base.set(id, normal(random, 0.7));
  for (const skill of skills) base.set(skill, normal(random, 0.3));
  const learned = new Map<string, number>();
  const pace = 0.02 + 0.06 * random();
  const forgets = 0.3 * random();
  const mention = pick(random, courses);
  const studyChance = 0.3 + 0.5 * random();

  const abilityFor = ({ topicId, courseId, skill }: Question): number =>
    overall +
    (base.get(`area ${courseId}`) ?? 0) +
    (base.get(topicId) ?? 0) +
    (skill === null ? 0 : (base.get(skill) ?? 0)) +
    (learned.get(topicId) ?? 0);
  const knows = (question: Question, remembered = 0): boolean =>
    random() < 1 / (1 + Math.exp(-(abilityFor(question) + remembered - question.difficulty)));

  const answers: Answer[] = [];
  const tests: Student['tests'] = [];
  const streams = new Map<string, QuestionAnswers>();
  const seenOn = new Map<string, number>();
  const wrong = new Set<Question>();
  const unseen = [...bank.practice];

  const answerOf = (question: Question, correct: boolean, day: string, firstAttempt: boolean): Answer => {
    const { id: questionId, topicId, courseId, skill } = question;
    return { questionId, topicId, courseId, skill, options, day, isRepeat: !firstAttempt, correct, firstAttempt };
  };
  const learn = ({ topicId }: Question) => learned.set(topicId, Math.min(1.5, (learned.get(topicId) ?? 0) + pace));

  /** The real rule of practice makes the event. */
  const practise = (question: Question, now: Date, dayNumber: number) => {
    const seen = seenOn.get(question.id);
    const remembered = seen === undefined ? 0 : 2.5 * Math.exp(-(dayNumber - seen) / 12);
    const state = streams.get(question.id) ?? questionAnswers.initialState();
    const selectedAnswer = knows(question, remembered) ? 0 : Math.floor(random() * options);
    const judged = { ...question, version: 1, correctAnswer: 0, optionCount: options, xpReward: 10 };
    const command = {
      type: 'AnswerQuestion' as const,
      data: { userId: uuid(0), question: judged, selectedAnswer },
      now,
    };
    for (const event of questionAnswers.decide(command, state)) {
      streams.set(question.id, questionAnswers.evolve(state, event));
      // Only the first answer of a day is kept as a review.
      if (state.latestDay?.day !== event.data.day)
        answers.push(answerOf(question, event.data.correct, event.data.day, event.data.firstAttempt));
      if (event.data.correct) wrong.delete(question);
      else wrong.add(question);
    }
    seenOn.set(question.id, dayNumber);
    learn(question);
  };

  /** A test of the real blueprint with new questions. They are a little harder or easier than those of the bank. */
  const sitTest = (): number => {
    const shift = normal(random, 0.15);
    const areas = [...courses.flatMap((courseId) => Array(18).fill(courseId)), ...Array(26).fill(mention)];
    let right = 0;
    for (let place = 0; place < scored; place++) {
      const [courseId] = areas.splice(Math.floor(random() * areas.length), 1);
      const topic = pick(
        random,
        bank.topics.filter((one) => one.courseId === courseId),
      );
      const difficulty = shift + normal(random, 0.9);
      const question = { id: '', topicId: topic.id, courseId, skill: pick(random, skills), difficulty };
      if (knows(question) || random() < 1 / options) right++;
    }
    return paesScore(right, scored);
  };

  for (let dayNumber = 0; dayNumber < 120; dayNumber++) {
    const day = addDays(start, dayNumber);
    const now = new Date(`${day}T18:00:00Z`);
    if (dayNumber % 30 === 29) tests.push({ day, answers: answers.length, score: sitTest() });
    if (random() > studyChance) {
      for (const [topicId, gain] of learned) if (random() < forgets) learned.set(topicId, gain * 0.97);
      continue;
    }
    if (dayNumber === 40 || dayNumber === 80) {
      for (const question of bank.exams[dayNumber === 40 ? 0 : 1] ?? []) {
        const correct = knows(question) || random() < 1 / options;
        answers.push(answerOf(question, correct, chileDay(now), true));
        learn(question);
      }
    }
    const amount = 4 + Math.floor(random() * 10);
    for (let n = 0; n < amount; n++) {
      const again = [...wrong].filter(({ id }) => seenOn.get(id) !== dayNumber);
      if (again.length > 0 && random() < 0.35) practise(pick(random, again), now, dayNumber);
      else if (random() < 0.8) {
        // Topic after topic, with jumps.
        const place = random() < 0.8 ? 0 : Math.floor(random() * unseen.length);
        const [question] = unseen.splice(place, 1);
        if (question) practise(question, now, dayNumber);
      } else {
        const old = bank.practice.filter(({ id }) => seenOn.has(id) && seenOn.get(id) !== dayNumber);
        if (old.length > 0) practise(pick(random, old), now, dayNumber);
      }
    }
  }
  return { mention, answers, tests };
};
