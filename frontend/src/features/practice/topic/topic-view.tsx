import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { fetchedPanel } from '../../../shared/loading/fetched-part.tsx';
import { loadEarly } from '../../../shared/loading/load-part.ts';
import { keepPart } from '../../../shared/loading/service-worker.ts';
import { useLoadedEarly } from '../../../shared/loading/use-loaded-early.ts';
import { untilShown } from '../../../shared/net/until-shown.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { hasFormula, loadTypesetter } from '../../../shared/rich-text/typesetter.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { openContent } from '../open-content.ts';
import { lessonProgress, questionProgress, topicDetail } from '../queries.ts';
import { Overview } from './overview.tsx';
import { type Section, sectionNamed, sectionsOf } from './sections.ts';
import { TopicHeader } from './topic-header.tsx';

const loadTabs = () => import('./topic-tabs.tsx');
const TopicTabs = fetchedPanel(loadTabs);

/** Milliseconds. The tabs come first. */
const KEEP_AFTER = 2_000;

const textsOf = ({ lessons, questions }: TopicDetail) => [
  ...lessons.flatMap((item) => (item.locked ? [] : item.content)),
  ...questions.flatMap((item) => (item.locked ? [] : [item.question, ...item.options])),
];

const hasFormulas = (topic: TopicDetail) => textsOf(topic).some(hasFormula);

/** An address that names a tab loads its code, its data and the typesetter at the same time. */
export const loadOpenTab = async (queries: QueryClient, topicId: string) => {
  const section = sectionNamed(new URLSearchParams(window.location.search));
  if (section === undefined) return;
  if (section === 'teoria') void queries.prefetchQuery(lessonProgress(topicId));
  if (section === 'practica') void queries.prefetchQuery(questionProgress(topicId));
  const detail = topicDetail(topicId);
  void untilShown(queries, detail).then(() => {
    const topic = queries.getQueryData(detail.queryKey);
    if (topic && hasFormulas(topic)) void loadTypesetter();
  });
  await loadEarly(loadTabs);
};

/** The tabs and the typesetter come after the first screen and before the student opens one. */
const useEarlyTabs = (topic: TopicDetail) => {
  const needsTypesetter = hasFormulas(topic);
  useLoadedEarly(loadTabs);
  // The typesetter is stored and not run: running it takes a slow phone 0.2 s.
  useEffect(() => {
    const timer = setTimeout(() => {
      void keepPart('practice');
      if (needsTypesetter) void keepPart('typesetter');
    }, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [needsTypesetter]);
};

/** The button that opened a tab, or closed it, is gone. The focus moves to the main part, as after a navigation. */
const useFocusAfterChange = (isOverview: boolean) => {
  const shown = useRef(isOverview);
  useEffect(() => {
    if (shown.current === isOverview) return;
    shown.current = isOverview;
    if (document.activeElement === document.body) document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [isOverview]);
};

/** The overview, or one of the tabs. The tab is part of the address, so that Back and reload work. */
export const TopicView = ({ topic }: { topic: TopicDetail }) => {
  useTitle(topic.title);
  useEarlyTabs(topic);
  const { isPremium } = useUser();
  const [search, setSearch] = useSearchParams();
  const section = sectionsOf(topic).find((name) => name === sectionNamed(search));
  const open = openContent(topic, isPremium);
  useFocusAfterChange(section === undefined);
  const show = (next: Section | null) => {
    setSearch(next ? { seccion: next } : {}, { replace: section !== undefined && next !== null });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      <TopicHeader topic={topic} compact={section !== undefined} isFocused={section === 'practica'} />
      {section ? (
        <Suspense fallback={<Skeleton className="mt-4 h-96 rounded-card" />}>
          <TopicTabs topic={topic} open={open} section={section} onShow={show} />
        </Suspense>
      ) : (
        <Overview topic={topic} open={open} onShow={show} />
      )}
    </>
  );
};
