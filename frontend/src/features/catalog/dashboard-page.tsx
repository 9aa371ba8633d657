import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mentionNames } from '../../shared/goals/goals.ts';
import { studyPath } from '../../shared/goals/study-path.ts';
import { fetchedExtra } from '../../shared/loading/fetched-part.tsx';
import { useTitle } from '../../shared/page/use-title.ts';
import { openSearch } from '../../shared/search/search-state.ts';
import { tabStorage } from '../../shared/session/browser-storage.ts';
import { courseList } from '../../shared/study/courses.ts';
import { topicList } from '../../shared/study/topic-list.ts';
import { unitsOf } from '../../shared/study/topic-order.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ContinueLearning } from './continue-learning.tsx';
import { SubjectFilter, UnitFilter } from './filters.tsx';
import { OverallProgress } from './overall-progress.tsx';
import { Today } from './path/today.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { chosenOf, subjectsOf, topicsOf } from './selection.ts';
import { UnitTopics } from './unit-topics.tsx';
import { isFirstVisit, Welcome } from './welcome.tsx';

const Plan = fetchedExtra(() => import('./path/plan.tsx'));

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
  const path = useQuery(studyPath);
  const [wantedSubject, chooseSubject] = useTabMemory('subject');
  const [wantedUnit, chooseUnit] = useTabMemory('unit');

  const retry = () => {
    void courses.refetch();
    void topics.refetch();
  };
  const failed = (courses.isError && !courses.data) || (topics.isError && !topics.data);
  const ready = courses.data && topics.data ? { courses: courses.data, topics: topics.data } : null;

  const subjects = subjectsOf(courses.data ?? []);
  const mention = path.data?.goals?.mention;
  const subject = chosenOf(subjects, wantedSubject ?? (mention ? mentionNames[mention] : null));
  const ofSubject = ready ? topicsOf(subject, ready.courses, ready.topics) : [];
  const units = unitsOf(ofSubject);
  const unit = chosenOf(units, wantedUnit);

  return (
    <>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Welcome topics={topics.data} path={path.data ?? (path.isError ? null : undefined)} />
        {path.data && <Today path={path.data} />}
      </div>
      {path.data && topics.data && !isFirstVisit(path.data, topics.data) && (
        <Suspense fallback={<Skeleton className="mt-8 h-128 lg:h-56" />}>
          <Plan path={path.data} topics={topics.data} />
        </Suspense>
      )}
      {failed && <Failure onRetry={retry} />}
      {!failed && !ready && <DashboardSkeleton />}
      {ready && (
        <section aria-labelledby="temas" className="mt-10">
          <h2 id="temas" className="font-extrabold text-2xl sm:text-3xl">
            Todos los temas
          </h2>
          <OverallProgress topics={ready.topics} />
          <button
            type="button"
            onClick={openSearch}
            className="mt-4 flex min-h-12 w-full items-center gap-3 rounded-2xl border-2 border-control bg-surface px-4 text-ink-soft md:hidden"
          >
            <Search className="size-5 shrink-0" aria-hidden="true" />
            <span className="truncate">Buscar temas, lecciones o preguntas</span>
          </button>
          <SubjectFilter subjects={subjects} chosen={subject} onChoose={chooseSubject} />
          {subject && ofSubject.length > 0 && <ReviewEntry subject={subject} courses={ready.courses} />}
          {units.length > 0 && <UnitFilter units={units} chosen={unit} onChoose={chooseUnit} />}
          <UnitTopics unit={unit} topics={ofSubject.filter((topic) => topic.unit === unit)} />
          {subject && ofSubject.length > 0 && (
            <ContinueLearning subject={subject} topics={ofSubject} all={ready.topics} path={path.data} />
          )}
        </section>
      )}
    </>
  );
}
