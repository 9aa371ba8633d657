import { cx } from '../ui/cx.ts';
import { LevelBadge, Medallion } from './level-badge.tsx';
import type { Moment } from './moment.ts';

/** Marks at the lower right of a flask, around 0,0. */
const marks: Record<Exclude<Moment['kind'], 'level' | 'streak'>, { colour: string; mark: string }> = {
  topic: { colour: 'brand', mark: 'M-3.6.2-1 2.8 3.8-2.6' },
  minutes: { colour: 'brand', mark: 'M0-3.6V0l2.6 1.8' },
  'best-score': { colour: 'gold', mark: 'M-3.8 2.8-1.2-.6.9 1.2 3.8-3M1-3.2h2.9v2.9' },
  'goal-score': { colour: 'gold', mark: 'M-2 4v-8l5.4 2.4L-2 .8' },
  freeze: { colour: 'brand', mark: 'M0-4 3.4-2.7v2.9C3.4 2.4 1.6 3.6 0 4.2-1.6 3.6-3.4 2.4-3.4.2v-2.9z' },
};

interface Props {
  moment: Pick<Moment, 'kind' | 'level'>;
  /** It moves once, for a second and a half. */
  moves?: boolean;
  className?: string;
}

/** The drawing of a moment, of the family of the level badges. Decorative: its text is beside it. */
export default function MomentBadge({ moment: { kind, level = 1 }, moves = false, className }: Props) {
  return (
    <span aria-hidden="true" className={cx('relative grid shrink-0 place-items-center', className)}>
      {moves && <span className="absolute inset-0 animate-moment-ring rounded-full border-2 border-copper-bright" />}
      <span className={cx('size-full', moves && 'animate-moment')}>
        {kind === 'level' || kind === 'streak' ? (
          <LevelBadge ladder={kind === 'level' ? 'xp' : 'streak'} level={level} className="size-full" />
        ) : (
          <Medallion colour={marks[kind].colour} className="size-full">
            <g
              transform="translate(36 36)"
              fill="none"
              stroke="var(--surface)"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <circle r="9" fill={`var(--${marks[kind].colour})`} />
              <path d={marks[kind].mark} />
            </g>
          </Medallion>
        )}
      </span>
    </span>
  );
}
