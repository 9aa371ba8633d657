import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useSearchParams } from 'wouter';
import { useUser } from '../../shared/session.ts';
import { useTitle } from '../../shared/use-title.ts';
import { openContent } from './open-content.ts';
import { Overview } from './overview.tsx';
import { type Section, sections } from './sections.ts';
import { TopicHeader } from './topic-header.tsx';
import { TopicTabs } from './topic-tabs.tsx';

/** The overview, or one of the three tabs. The tab is part of the address, so that Back and reload work. */
export const TopicView = ({ topic }: { topic: TopicDetail }) => {
  useTitle(topic.title);
  const { isPremium } = useUser();
  const [search, setSearch] = useSearchParams();
  const section = sections.find((name) => name === search.get('seccion'));
  const open = openContent(topic, isPremium);
  const show = (next: Section | null) => {
    setSearch(next ? { seccion: next } : {}, { replace: section !== undefined && next !== null });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      <TopicHeader topic={topic} compact={section !== undefined} />
      {section ? (
        <TopicTabs topic={topic} open={open} section={section} onShow={show} />
      ) : (
        <Overview topic={topic} open={open} onShow={show} />
      )}
    </>
  );
};
