import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { fetchedPanel } from '../../shared/fetched-part.tsx';
import { loadEarly } from '../../shared/load-part.ts';
import { useUser } from '../../shared/session.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { openContent } from './open-content.ts';
import { Overview } from './overview.tsx';
import { type Section, sections } from './sections.ts';
import { TopicHeader } from './topic-header.tsx';

const loadTabs = () => import('./topic-tabs.tsx');
const TopicTabs = fetchedPanel(loadTabs);

const sectionOf = (search: URLSearchParams) => sections.find((name) => name === search.get('seccion'));

/** The code of the tabs, when the address opens one. */
export const loadOpenTab = async () => {
  if (sectionOf(new URLSearchParams(window.location.search))) await loadEarly(loadTabs);
};

/** The tabs come after the first screen, and before the student opens one. */
const useEarlyTabs = () => {
  useEffect(() => {
    void loadEarly(loadTabs).catch(() => {});
  }, []);
};

/** The overview, or one of the three tabs. The tab is part of the address, so that Back and reload work. */
export const TopicView = ({ topic }: { topic: TopicDetail }) => {
  useTitle(topic.title);
  useEarlyTabs();
  const { isPremium } = useUser();
  const [search, setSearch] = useSearchParams();
  const section = sectionOf(search);
  const open = openContent(topic, isPremium);
  const show = (next: Section | null) => {
    setSearch(next ? { seccion: next } : {}, { replace: section !== undefined && next !== null });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      <TopicHeader topic={topic} compact={section !== undefined} />
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
