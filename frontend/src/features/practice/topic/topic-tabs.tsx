import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { ArrowLeft, BookOpenText, CirclePlay, PencilLine } from 'lucide-react';
import * as Tabs from 'radix-ui/tabs';
import { cx } from '../../../shared/ui/cx.ts';
import { TheoryTab } from '../lessons/theory-tab.tsx';
import type { OpenContent } from '../open-content.ts';
import { PracticeTab } from '../questions/practice-tab.tsx';
import { VideosTab } from '../videos/videos-tab.tsx';
import { type Section, sectionsOf } from './sections.ts';

interface Props {
  topic: TopicDetail;
  open: OpenContent;
  section: Section;
  onShow: (section: Section | null) => void;
}

const trigger =
  'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-xl px-1 py-2 min-[24rem]:px-3 font-bold text-ink-soft transition hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-brand data-[state=active]:shadow-card sm:flex-none sm:px-6';

export default function TopicTabs({ topic, open, section, onShow }: Props) {
  const isFocused = section === 'practica';
  const hasVideos = sectionsOf(topic).includes('videos');
  return (
    <Tabs.Root
      value={section}
      onValueChange={(value) => onShow(value as Section)}
      className={cx('mt-4', isFocused && 'max-sm:mt-0')}
    >
      <div className={cx('flex items-center gap-2 max-sm:gap-1', isFocused && 'max-sm:pr-12')}>
        <button
          type="button"
          aria-label="Volver al resumen del tema"
          onClick={() => onShow(null)}
          className="grid size-12 shrink-0 place-items-center rounded-2xl text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <ArrowLeft className="size-6" aria-hidden="true" />
        </button>
        <Tabs.List
          aria-label="Partes del tema"
          className="flex flex-1 flex-wrap gap-1 rounded-2xl bg-sunken p-1 sm:flex-none"
        >
          <Tabs.Trigger value="teoria" className={trigger}>
            <BookOpenText className="hidden size-5 sm:block" aria-hidden="true" />
            Teoría
          </Tabs.Trigger>
          {hasVideos && (
            <Tabs.Trigger value="videos" className={trigger}>
              <CirclePlay className="hidden size-5 sm:block" aria-hidden="true" />
              Videos
            </Tabs.Trigger>
          )}
          <Tabs.Trigger value="practica" className={trigger}>
            <PencilLine className="hidden size-5 sm:block" aria-hidden="true" />
            <span className="sm:hidden">Quiz</span>
            <span className="hidden sm:inline">Práctica</span>
          </Tabs.Trigger>
        </Tabs.List>
      </div>
      <Tabs.Content value="teoria" tabIndex={-1} className="mt-5 outline-none">
        <TheoryTab
          topic={topic}
          lessons={open.lessons}
          questions={open.questions}
          onPractice={() => onShow('practica')}
        />
      </Tabs.Content>
      {hasVideos && (
        <Tabs.Content value="videos" tabIndex={-1} className="mt-5 outline-none">
          <VideosTab topic={topic} videos={open.videos} />
        </Tabs.Content>
      )}
      <Tabs.Content value="practica" tabIndex={-1} data-focused-practice className="mt-5 outline-none max-sm:mt-2">
        <PracticeTab topic={topic} questions={open.questions} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
