import { type Skill, skills } from '@matraz/contracts/syllabus';
import { partsOf, type Weights } from '@matraz/domain/diagnosis/ability';
import { type Mastery, masteryOf } from '@matraz/domain/diagnosis/mastery';
import { countBy, type Learner, rightOf } from './learner.ts';

export const skillMasteries = ({
  evidence,
  ability,
}: Pick<Learner, 'evidence' | 'ability'>): {
  skill: Skill;
  answers: number;
  right: number;
  mastery: Mastery | null;
}[] => {
  const ofSkill = countBy(evidence, ({ skill }) => skill);
  const rightOfSkill = countBy(rightOf(evidence), ({ skill }) => skill);
  return skills.map((skill) => {
    const answers = ofSkill.get(skill) ?? 0;
    const weights: Weights = new Map(partsOf({ courseId: null, topicId: null, skill }).map((part) => [part, 1]));
    return { skill, answers, right: rightOfSkill.get(skill) ?? 0, mastery: masteryOf(ability, weights, answers) };
  });
};
