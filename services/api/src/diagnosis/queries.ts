import { diagnostic } from '@matraz/domain/diagnosis/diagnostic';
import { masteryOf, weaknessOf } from '@matraz/domain/diagnosis/mastery';
import { recommend } from '@matraz/domain/diagnosis/recommend';
import { areaWeights, scoreRange } from '@matraz/domain/diagnosis/score-range';
import { chileDay } from '@matraz/domain/practice/calendar';
import type { Handlers } from '../http/calls/handler.ts';
import { withSchedules, withTexts } from '../practice/review.ts';
import type { DiagnosisDeps } from './deps.ts';
import { countBy, expectedShare, isReady, readLearner, rightOf } from './learner.ts';
import { skillMasteries } from './skill-masteries.ts';
import { topicMasteries } from './topic-masteries.ts';

/** A question of the recommended practice takes half a minute. */
const questionsPerMinute = 2;
const mostQuestions = 10;

export const diagnosisQueries: Handlers<'getMastery' | 'getRecommendedPractice' | 'getDiagnostic', DiagnosisDeps> = {
  getMastery: async ({ userId, context }, deps) => {
    const learner = await readLearner(userId, deps, context.now);
    const { evidence, ability, areas } = learner;
    const rightOfArea = countBy(rightOf(evidence), ({ courseId }) => courseId);
    const openOfSkill = countBy(learner.open, ({ skill }) => skill);
    return {
      areas: areas.map((area) => {
        const { courseId, answers } = area;
        const mastery = masteryOf(ability, areaWeights(area), answers);
        return { courseId, answers, right: rightOfArea.get(courseId) ?? 0, mastery };
      }),
      topics: topicMasteries(learner).map(({ expected: _, ...topic }) => topic),
      skills: skillMasteries(learner).map((skill) => ({ ...skill, questions: openOfSkill.get(skill.skill) ?? 0 })),
      ...scoreRange(ability, areas, learner.mention),
    };
  },

  getRecommendedPractice: async ({ userId, query, context }, deps) => {
    const learner = await readLearner(userId, deps, context.now);
    const today = chileDay(context.now);
    const masteries = new Map(topicMasteries(learner).map((one) => [one.topicId, one]));
    const dueDays = new Map(
      withSchedules(learner.open.flatMap(({ id, own }) => (own ? [{ ...own, id }] : []))).map(({ id, schedule }) => [
        id,
        schedule.dueOn,
      ]),
    );
    const open = learner.open.filter(
      (question) =>
        (query.topicId?.includes(question.topicId) ?? true) &&
        (query.skill === undefined || question.skill === query.skill) &&
        isReady(question, today),
    );
    const chosen = recommend(
      open.map((question) => {
        const topic = masteries.get(question.topicId);
        return {
          id: question.id,
          topicId: question.topicId,
          lastCorrect: question.own?.correct ?? null,
          dueOn: dueDays.get(question.id) ?? null,
          weakness: topic ? weaknessOf({ ...topic, mastery: topic.mastery?.mean ?? null }) : null,
          topicExpected: topic?.expected ?? 1,
          expected: expectedShare(learner, question),
        };
      }),
      { count: Math.min(mostQuestions, query.minutes * questionsPerMinute), today },
    );
    const places = new Map(open.map((question) => [question.id, question]));
    const round = chosen.flatMap(({ id, reason }) => {
      const question = places.get(id);
      return question ? [{ ...question, reason }] : [];
    });
    return {
      questions: await withTexts(deps, round, ({ reason, own }) => ({ reason, isAnswered: own !== undefined })),
    };
  },

  getDiagnostic: async ({ userId, context }, deps) => {
    const learner = await readLearner(userId, deps, context.now);
    const answers = countBy(learner.evidence, ({ topicId }) => topicId);
    const openOf = Map.groupBy(learner.open, ({ topicId }) => topicId);
    const { next, ...progress } = diagnostic(
      learner.topics.map(({ id: topicId, courseId }) => ({
        topicId,
        courseId,
        answered: answers.get(topicId) ?? 0,
        open: (openOf.get(topicId) ?? [])
          .filter(({ own }) => own === undefined)
          .map((question) => ({ id: question.id, expected: expectedShare(learner, question) })),
      })),
      learner.mention,
    );
    const place = learner.open.find(({ id }) => id === next?.questionId);
    const [question = null] = place ? await withTexts(deps, [place], () => ({})) : [];
    return { ...progress, question };
  },
};
