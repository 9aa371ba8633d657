import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { CircleCheck, CirclePlay, LockOpen } from 'lucide-react';
import { cx } from '../../shared/ui/cx.ts';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { type BarColour, barColour, topicPercent } from './progress.ts';
import type { TopicState } from './topic-state.ts';

const states: Record<TopicState['status'], { Icon: typeof LockOpen; icon: string; text: string }> = {
  'not-started': { Icon: LockOpen, icon: 'text-bar-grey', text: 'text-ink-soft' },
  'in-progress': { Icon: CirclePlay, icon: 'animate-pulse text-copper-bright', text: 'text-ink' },
  completed: { Icon: CircleCheck, icon: 'text-good', text: 'text-good' },
};

const fills: Record<BarColour, string> = {
  green: 'bg-bar-green',
  orange: 'bg-bar-orange',
  blue: 'bg-bar-blue',
  grey: 'bg-bar-grey',
};

/** The student's progress in a topic, as text and as a bar. */
export const TopicProgressLine = ({ topic, state }: { topic: TopicSummary; state: TopicState }) => {
  const { id, progress, totalQuestions, title } = topic;
  const percent = topicPercent(progress.questionsAnswered, totalQuestions);
  const { Icon, icon, text: ink } = states[state.status];
  return (
    <div className="mt-auto pt-5">
      <div className="flex min-h-7 items-center gap-2">
        <Icon className={cx('size-5 shrink-0', icon)} aria-hidden="true" />
        <span id={`${id}-state`} className={cx('font-semibold text-[0.95rem] leading-tight', ink)}>
          {state.text}
          {state.status === 'completed' && (
            <span className="block text-ink-soft text-sm">
              {`Acertaste ${progress.questionsCorrect} de ${progress.questionsAnswered}`}
            </span>
          )}
        </span>
      </div>
      <ProgressBar
        value={percent}
        label={`Progreso de ${title}`}
        fill={fills[barColour(percent)]}
        className="mt-3 h-2.5"
      />
    </div>
  );
};
