import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { X } from 'lucide-react';
import { Link } from 'wouter';
import { TopicSymbol, topicGradient } from '../../../shared/study/topic-look.tsx';
import { cx } from '../../../shared/ui/cx.ts';

interface Props {
  topic: TopicDetail;
  /** Smaller, for the tabs. */
  compact: boolean;
  /** For practice: on phones only the close button is left. It is beside the tabs. */
  isFocused: boolean;
}

export const TopicHeader = ({ topic, compact, isFocused }: Props) => (
  <header
    className={cx(
      'relative isolate flex items-center gap-4 overflow-hidden rounded-card pr-16 text-white',
      compact ? 'px-4 py-3.5 sm:px-6' : 'px-5 py-8 sm:px-9 sm:py-11',
      isFocused && 'max-sm:-mt-3 max-sm:h-0 max-sm:overflow-visible max-sm:p-0',
    )}
    style={topicGradient(topic.color)}
  >
    {!compact && (
      <TopicSymbol icon={topic.icon} className="absolute -right-8 -bottom-14 -z-10 size-64 rotate-12 opacity-15" />
    )}
    <span
      className={cx(
        'grid shrink-0 place-items-center rounded-2xl bg-white/20 ring-1 ring-white/25',
        compact ? 'size-11' : 'hidden size-20 sm:grid',
        isFocused && 'max-sm:hidden',
      )}
    >
      <TopicSymbol icon={topic.icon} className={compact ? 'size-6' : 'size-11'} />
    </span>
    <div className={cx('min-w-0 flex-1', isFocused && 'max-sm:sr-only')}>
      <p className={cx('font-semibold', compact ? 'truncate text-sm leading-tight' : 'text-base')}>
        {topic.status === 'draft' ? `Borrador · ${topic.unit}` : topic.unit}
      </p>
      <h1 className={cx('font-extrabold', compact ? 'text-lg leading-tight' : 'mt-1 text-3xl sm:text-4xl')}>
        {topic.title}
      </h1>
      {!compact && <p className="mt-2 max-w-2xl text-lg leading-snug">{topic.description}</p>}
    </div>
    <Link
      href="/"
      aria-label="Cerrar tema y volver al inicio"
      className={cx(
        'absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-black/20 hover:bg-black/35 focus-visible:outline-white',
        isFocused &&
          'max-sm:top-1 max-sm:right-0 max-sm:bg-sunken max-sm:text-ink max-sm:focus-visible:outline-copper-bright',
      )}
    >
      <X className="size-6" aria-hidden="true" />
    </Link>
  </header>
);
