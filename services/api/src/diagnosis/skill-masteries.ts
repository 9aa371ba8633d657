import { type Skill, skills } from '@matraz/contracts/syllabus';
import { partsOf, type Weights } from '@matraz/domain/diagnosis/ability';
import { type Mastery, masteryOf } from '@matraz/domain/diagnosis/mastery';
import { countBy, type Learner } from './learner.ts';

export const skillMasteries = ({
  evidence,
  ability,
}: Pick<Learner, 'evidence' | 'ability'>): { skill: Skill; answers: number; mastery: Mastery | null }[] => {
  const ofSkill = countBy(evidence, ({ skill }) => skill);
  return skills.map((skill) => {
    const answers = ofSkill.get(skill) ?? 0;
    const weights: Weights = new Map(partsOf({ courseId: null, topicId: null, skill }).map((part) => [part, 1]));
    return { skill, answers, mastery: masteryOf(ability, weights, answers) };
  });
};
