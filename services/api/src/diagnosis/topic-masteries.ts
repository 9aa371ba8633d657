import { partsOf, rightShare, type Weights } from '@matraz/domain/diagnosis/ability';
import { type Mastery, masteryOf, realOptions } from '@matraz/domain/diagnosis/mastery';
import { countBy, type Learner, rightOf } from './learner.ts';

const topicWeights = (topic: { id: string; courseId: number }): Weights =>
  new Map(partsOf({ topicId: topic.id, courseId: topic.courseId, skill: null }).map((part) => [part, 1]));

interface TopicMastery {
  topicId: string;
  title: string;
  courseId: number;
  /** Of practice and exams. */
  answers: number;
  /** How many of them are right. */
  right: number;
  /** Null: too few answers. */
  mastery: Mastery | null;
  /** The same after any number of answers, so it may be far off. */
  expected: number;
}

export const topicMasteries = ({
  evidence,
  ability,
  topics,
}: Pick<Learner, 'evidence' | 'ability' | 'topics'>): TopicMastery[] => {
  const answers = countBy(evidence, ({ topicId }) => topicId);
  const right = countBy(rightOf(evidence), ({ topicId }) => topicId);
  return topics.map((topic) => {
    const count = answers.get(topic.id) ?? 0;
    const { id: topicId, courseId } = topic;
    return {
      topicId,
      title: topic.title,
      courseId,
      answers: count,
      right: right.get(topic.id) ?? 0,
      mastery: masteryOf(ability, topicWeights(topic), count),
      expected: rightShare(ability.estimate(topicWeights(topic)), realOptions),
    };
  });
};
