import type { TopicSummary } from '@matraz/contracts/catalog/http';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { WeakPoints } from './weak-points.tsx';
import { WeekPlan } from './week-plan.tsx';

/** The parts below the first screen of a student who has begun. They are loaded after it. */
export default function Plan({ path, topics }: { path: StudyPath; topics: TopicSummary[] }) {
  return (
    <>
      <WeekPlan path={path} />
      {topics.some(({ progress }) => progress.questionsAnswered > 0) && <WeakPoints studyFirst={path.studyFirst} />}
    </>
  );
}
