import { setImmediate } from 'node:timers/promises';
import type { ClassPage } from '@matraz/contracts/classes/http';
import { skills } from '@matraz/contracts/syllabus';
import { classMastery, weakestFirst } from '@matraz/domain/classes/class-mastery';
import { knowledgeOf } from '../diagnosis/learner.ts';
import { selectAnswersOf } from '../diagnosis/select-learner.ts';
import { skillMasteries } from '../diagnosis/skill-masteries.ts';
import { topicMasteries } from '../diagnosis/topic-masteries.ts';
import type { ClassDeps } from './deps.ts';

/** What the students of a class know, by topic and by habilidad: the model of each student, put together. */
export const masteryOfClass = async (
  { pool, catalog, difficulties: readDifficulties, waiter }: ClassDeps,
  userIds: readonly string[],
  now: Date,
): Promise<Pick<ClassPage, 'topics' | 'skills'>> => {
  const [answers, difficulties, outline] = await Promise.all([
    selectAnswersOf(pool, userIds),
    readDifficulties(now),
    catalog.outline(waiter.position()),
  ]);
  const known: { topics: ReturnType<typeof topicMasteries>; skills: ReturnType<typeof skillMasteries> }[] = [];
  for (const row of answers.values()) {
    const knowledge = knowledgeOf(row, outline, difficulties, now);
    known.push({ topics: topicMasteries(knowledge), skills: skillMasteries(knowledge) });
    // A large class takes long, and the answers of an exam must not wait for it.
    await setImmediate();
  }
  const topics = outline.topics.filter(({ status }) => status === 'published');
  return {
    topics: weakestFirst(
      topics.map(({ id: topicId, title, courseId }, place) => ({
        topicId,
        title,
        courseId,
        ...classMastery(known.map((one) => one.topics[place]?.mastery ?? null)),
      })),
    ),
    skills: skills.map((skill, place) => ({
      skill,
      ...classMastery(known.map((one) => one.skills[place]?.mastery ?? null)),
    })),
  };
};
