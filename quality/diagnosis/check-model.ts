import { createAbility, partsOf } from '@matraz/domain/diagnosis/ability';
import { questionDifficulty } from '@matraz/domain/diagnosis/question-difficulty';
import { scoreRange } from '@matraz/domain/diagnosis/score-range';
import { type Answer, type Bank, makeBank, type Student, simulateStudent } from './simulate-student.ts';

/** Each row of the calibration has answers whose predicted probability is within this width. */
const binWidth = 0.1;

interface Sum {
  count: number;
  total: number;
}

/** A way to predict the next answer of one student. It sees an answer only after it has predicted it. */
interface Predictor {
  predict(answer: Answer): number;
  see(answer: Answer): void;
}

/** The share of right answers so far. Before the first ones it is the share of all students. */
const shareSoFar = (average: number): Predictor => {
  let [right, all] = [0, 0];
  return {
    predict: () => (right + 4 * average) / (all + 4),
    see: ({ correct }) => {
      right += Number(correct);
      all += 1;
    },
  };
};

/** The share of right answers in the topic so far. Before the first ones it is the student's share. */
const shareOfTopic = (average: number): Predictor => {
  const whole = shareSoFar(average);
  const topics = new Map<string | null, { right: number; all: number }>();
  return {
    predict: (answer) => {
      const { right, all } = topics.get(answer.topicId) ?? { right: 0, all: 0 };
      return (right + 4 * whole.predict(answer)) / (all + 4);
    },
    see: (answer) => {
      const { right, all } = topics.get(answer.topicId) ?? { right: 0, all: 0 };
      topics.set(answer.topicId, { right: right + Number(answer.correct), all: all + 1 });
      whole.see(answer);
    },
  };
};

/** Difficulties from the first answers of students who are not checked. */
const learnDifficulties = (crowd: readonly Student[]): Map<string, number> => {
  const counts = new Map<string, { students: number; correct: number }>();
  for (const { answers } of crowd)
    for (const { questionId, firstAttempt, correct } of answers) {
      if (!firstAttempt) continue;
      const { students, correct: right } = counts.get(questionId) ?? { students: 0, correct: 0 };
      counts.set(questionId, { students: students + 1, correct: right + Number(correct) });
    }
  return new Map(Array.from(counts, ([id, count]) => [id, questionDifficulty({ ...count, options: 4 })]));
};

const areasOf = ({ topics }: Bank, answers: readonly Answer[]) =>
  [1, 2, 3].map((courseId) => ({
    courseId,
    topicIds: topics.filter((topic) => topic.courseId === courseId).map(({ id }) => id),
    answers: answers.filter((answer) => answer.courseId === courseId).length,
  }));

export interface Check {
  answers: number;
  /** Mean of -log(probability of what happened). Less is better. */
  logLoss: { model: number; shareSoFar: number; shareOfTopic: number };
  /** How often answers were right that were predicted with about this probability. */
  calibration: { predicted: number; right: number; answers: number }[];
  /** How often a range was shown, how often it contained the score, and how wide it was. */
  score: { tests: number; shown: number; covered: number; meanWidth: number };
}

const mean = ({ total, count }: Sum): number => (count === 0 ? 0 : total / count);

/** Predicts every answer of simulated students before it is seen. The same seed gives the same result. */
export const checkModel = ({ seed, students, crowd }: { seed: number; students: number; crowd: number }): Check => {
  const bank = makeBank(seed);
  const others = Array.from({ length: crowd }, (_, place) => simulateStudent(bank, seed * 100_003 + place));
  const difficulties = learnDifficulties(others);
  const ofOthers = others.flatMap(({ answers }) => answers);
  const average = ofOthers.filter(({ correct }) => correct).length / ofOthers.length;

  const losses = {
    model: { count: 0, total: 0 },
    shareSoFar: { count: 0, total: 0 },
    shareOfTopic: { count: 0, total: 0 },
  };
  const bins = new Map<number, { predicted: Sum; right: Sum }>();
  const score = { tests: 0, shown: 0, covered: 0, width: 0 };

  for (let place = 0; place < students; place++) {
    const { answers, tests, mention } = simulateStudent(bank, seed * 100_003 + 50_000 + place);
    const evidence = answers.map((answer) => ({ ...answer, difficulty: difficulties.get(answer.questionId) ?? 0 }));
    const ability = createAbility(evidence.flatMap(partsOf));
    const model: Predictor = {
      predict: (answer) => {
        ability.passTo(answer.day);
        return ability.predict({ ...answer, difficulty: difficulties.get(answer.questionId) ?? 0 });
      },
      see: (answer) => ability.learn({ ...answer, difficulty: difficulties.get(answer.questionId) ?? 0 }),
    };
    const predictors = { model, shareSoFar: shareSoFar(average), shareOfTopic: shareOfTopic(average) };
    const checkTests = (seen: number) => {
      for (const test of tests.filter((one) => one.answers === seen)) {
        score.tests += 1;
        ability.passTo(test.day);
        const { score: range } = scoreRange(ability, areasOf(bank, answers.slice(0, seen)), mention);
        if (range === null) continue;
        score.shown += 1;
        score.width += range.high - range.low;
        // A range in tens: 614 is within 'entre 610 y 680', and so is 684.
        if (test.score >= range.low - 5 && test.score <= range.high + 5) score.covered += 1;
      }
    };
    for (const [seen, answer] of answers.entries()) {
      checkTests(seen);
      for (const name of ['model', 'shareSoFar', 'shareOfTopic'] as const) {
        const probability = predictors[name].predict(answer);
        losses[name].count += 1;
        losses[name].total -= Math.log(answer.correct ? probability : 1 - probability);
        if (name === 'model') {
          const bin = bins.get(Math.floor(probability / binWidth)) ?? {
            predicted: { count: 0, total: 0 },
            right: { count: 0, total: 0 },
          };
          bin.predicted = { count: bin.predicted.count + 1, total: bin.predicted.total + probability };
          bin.right = { count: bin.right.count + 1, total: bin.right.total + Number(answer.correct) };
          bins.set(Math.floor(probability / binWidth), bin);
        }
        predictors[name].see(answer);
      }
    }
    checkTests(answers.length);
  }
  return {
    answers: losses.model.count,
    logLoss: {
      model: mean(losses.model),
      shareSoFar: mean(losses.shareSoFar),
      shareOfTopic: mean(losses.shareOfTopic),
    },
    calibration: [...bins]
      .sort(([one], [other]) => one - other)
      .map(([, { predicted, right }]) => ({
        predicted: mean(predicted),
        right: mean(right),
        answers: predicted.count,
      })),
    score: {
      tests: score.tests,
      shown: score.shown,
      covered: score.covered,
      meanWidth: score.shown === 0 ? 0 : score.width / score.shown,
    },
  };
};
