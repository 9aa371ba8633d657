import { passedShare } from '@matraz/contracts/practice/limits';
import { rightShare } from '@matraz/domain/diagnosis/ability';
import { diagnostic } from '@matraz/domain/diagnosis/diagnostic';
import { masteryOf, realOptions } from '@matraz/domain/diagnosis/mastery';
import { recommend } from '@matraz/domain/diagnosis/recommend';
import { areaWeights, scoreRange } from '@matraz/domain/diagnosis/score-range';
import { chileDay } from '@matraz/domain/practice/calendar';
import type { Handlers } from '../http/calls/handler.ts';
import { withSchedules, withTexts } from '../practice/review.ts';
import type { DiagnosisDeps } from './deps.ts';
import { countBy, expectedShare, isReady, type Learner, readLearner } from './learner.ts';
import { skillMasteries } from './skill-masteries.ts';
import { topicMasteries, topicWeights } from './topic-masteries.ts';

/** A question of the recommended practice takes half a minute. */
const questionsPerMinute = 2;
const mostQuestions = 10;

const mostWeakest = 3;

const weakestTopics = ({ evidence, ability, topics }: Learner): string[] => {
  const answers = countBy(evidence, ({ topicId }) => topicId);
  return topics
    .filter(({ id }) => answers.has(id))
    .map((topic) => ({ id: topic.id, share: rightShare(ability.estimate(topicWeights(topic)), realOptions) }))
    .filter(({ share }) => share < passedShare)
    .sort((one, other) => one.share - other.share)
    .slice(0, mostWeakest)
    .map(({ id }) => id);
};

export const diagnosisQueries: Handlers<'getMastery' | 'getRecommendedPractice' | 'getDiagnostic', DiagnosisDeps> = {
  getMastery: async ({ userId, context }, deps) => {
    const learner = await readLearner(userId, deps, context.now);
    const { ability, areas } = learner;
    const openOfSkill = countBy(learner.open, ({ skill }) => skill);
    return {
      areas: areas.map((area) => {
        const { courseId, answers } = area;
        return { courseId, answers, mastery: masteryOf(ability, areaWeights(area), answers) };
      }),
      topics: topicMasteries(learner).map(({ expected: _, ...topic }) => topic),
      skills: skillMasteries(learner).map((skill) => ({ ...skill, questions: openOfSkill.get(skill.skill) ?? 0 })),
      studyFirst: weakestTopics(learner),
      ...scoreRange(ability, areas, learner.mention),
    };
  },

  getRecommendedPractice: async ({ userId, query, context }, deps) => {
    const learner = await readLearner(userId, deps, context.now);
    const today = chileDay(context.now);
    const masteries = new Map(topicMasteries(learner).map(({ topicId, mastery }) => [topicId, mastery]));
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
      open.map((question) => ({
        id: question.id,
        topicId: question.topicId,
        lastCorrect: question.own?.correct ?? null,
        dueOn: dueDays.get(question.id) ?? null,
        topicMastery: masteries.get(question.topicId)?.mean ?? null,
        expected: expectedShare(learner, question),
      })),
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
