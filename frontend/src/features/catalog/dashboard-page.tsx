import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTitle } from '../../shared/page/use-title.ts';
import { tabStorage } from '../../shared/session/browser-storage.ts';
import { courseList } from '../../shared/study/courses.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ContinueLearning } from './continue-learning.tsx';
import { SubjectFilter, UnitFilter } from './filters.tsx';
import { topicList } from './queries.ts';
import { ReviewEntry } from './review-entry.tsx';
import { chosenOf, subjectsOf, topicsOf, unitsOf } from './selection.ts';
import { UnitTopics } from './unit-topics.tsx';
import { Welcome } from './welcome.tsx';

const DashboardSkeleton = () => (
  <div role="status" className="mt-8">
    <span className="sr-only">Cargando temas</span>
    <Skeleton className="h-7 w-56" />
    <div className="mt-3 grid grid-cols-3 gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
    <Skeleton className="mt-5 h-11 w-2/3 rounded-full" />
    <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="hidden h-80 rounded-card lg:block" />
    </div>
  </div>
);

/** A choice that this tab remembers: the dashboard is the same after a visit to a topic. */
const useTabMemory = (name: string) => {
  const key = `matraz.${name}`;
  const [value, setValue] = useState(() => tabStorage.read(key));
  const choose = (next: string) => {
    tabStorage.write(key, next);
    setValue(next);
  };
  return [value, choose] as const;
};

export default function DashboardPage() {
  useTitle('Inicio');
  const courses = useQuery(courseList);
  const topics = useQuery(topicList);
  const [wantedSubject, chooseSubject] = useTabMemory('subject');
  const [wantedUnit, chooseUnit] = useTabMemory('unit');

  const retry = () => {
    void courses.refetch();
    void topics.refetch();
  };
  const failed = (courses.isError && !courses.data) || (topics.isError && !topics.data);
  const ready = courses.data && topics.data ? { courses: courses.data, topics: topics.data } : null;

  const subjects = subjectsOf(courses.data ?? []);
  const subject = chosenOf(subjects, wantedSubject);
  const ofSubject = ready ? topicsOf(subject, ready.courses, ready.topics) : [];
  const units = unitsOf(ofSubject);
  const unit = chosenOf(units, wantedUnit);

  return (
    <>
      <Welcome topics={topics.data} />
      {failed && <Failure onRetry={retry} />}
      {!failed && !ready && <DashboardSkeleton />}
      {ready && (
        <>
          <SubjectFilter subjects={subjects} chosen={subject} onChoose={chooseSubject} />
          {subject && ofSubject.length > 0 && <ReviewEntry subject={subject} courses={ready.courses} />}
          {units.length > 0 && <UnitFilter units={units} chosen={unit} onChoose={chooseUnit} />}
          <UnitTopics unit={unit} topics={ofSubject.filter((topic) => topic.unit === unit)} />
          {subject && ofSubject.length > 0 && <ContinueLearning subject={subject} topics={ofSubject} />}
        </>
      )}
    </>
  );
}
