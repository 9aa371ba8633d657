import type { LessonCompleted, QuestionAnswered, StudyGoalsSet } from '@matraz/contracts/practice/events';
import { type LessonReading, lessonReading } from '../practice/lesson-reading.ts';
import { type QuestionAnswers, questionAnswers } from '../practice/question-answers.ts';
import { type StudyGoalsState, studyGoals } from '../practice/study-goals.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';
import type { createCatalogMeaning } from './judge-catalog.ts';

const hourMs = 3_600_000;

/** Chile is three or four hours behind UTC. A later release can know the changes of the clock better than the one that wrote the day. */
export const isDayOf = (day: string, at: Date): boolean =>
  [3, 4].some((hours) => new Date(at.getTime() - hours * hourMs).toISOString().slice(0, 10) === day);

export const createPracticeMeaning = (
  catalog: Pick<ReturnType<typeof createCatalogMeaning>, 'question' | 'wasLessonOf'>,
) => {
  const answers = new Map<string, QuestionAnswers>();
  const readings = new Map<string, LessonReading>();
  const goals = new Map<string, StudyGoalsState>();

  const judgeAnswer = (
    event: QuestionAnswered,
    { occurredAt }: LoggedEvent,
    state: QuestionAnswers,
  ): Doubt | undefined => {
    const { userId, questionId, questionVersion, selectedAnswer, day } = event.data;
    // The tables may be late, so a version that was replaced or deleted since can be answered.
    const version = catalog.question(questionId, questionVersion);
    if (!version) return { reason: 'unknown-question' };
    const now = new Date(occurredAt);
    const question = { id: questionId, version: questionVersion, ...version };
    const command = { type: 'AnswerQuestion', data: { userId, question, selectedAnswer }, now } as const;
    const decide: typeof questionAnswers.decide = (...given) =>
      questionAnswers
        .decide(...given)
        .map(({ type, data }) => ({ type, data: isDayOf(day, now) ? { ...data, day } : data }));
    return judgeBy({ decide }, { state, event }, [command]);
  };

  return {
    judge(event: QuestionAnswered | LessonCompleted | StudyGoalsSet, logged: LoggedEvent): Doubt | undefined {
      const { stream } = logged;
      if (event.type === 'QuestionAnswered') {
        const state = answers.get(stream) ?? questionAnswers.initialState();
        answers.set(stream, questionAnswers.evolve(state, event));
        return judgeAnswer(event, logged, state);
      }
      if (event.type === 'StudyGoalsSet') {
        const state = goals.get(stream) ?? studyGoals.initialState();
        goals.set(stream, studyGoals.evolve(state, event));
        return judgeBy(studyGoals, { state, event }, [{ type: 'SetStudyGoals', data: event.data }]);
      }
      const state = readings.get(stream) ?? lessonReading.initialState();
      readings.set(stream, lessonReading.evolve(state, event));
      if (!catalog.wasLessonOf(event.data.lessonId, event.data.topicId)) return { reason: 'unknown-lesson' };
      return judgeBy(lessonReading, { state, event }, [{ type: 'CompleteLesson', data: event.data }]);
    },
  };
};
