import { streakLevels, xpLevels } from '@matraz/domain/practice/levels';
import { type Ladder, LevelBadge } from '../../shared/moments/level-badge.tsx';
import { cx } from '../../shared/ui/cx.ts';

const ladders = { xp: xpLevels, streak: streakLevels };
const number = new Intl.NumberFormat('es-CL');
const amounts = {
  xp: (xp: number) => `${number.format(xp)} XP`,
  streak: (days: number) => `${days} días`,
};

interface Props {
  ladder: Ladder;
  /** The level that is reached. */
  level: number;
}

/** The badges of all levels: earned, and to come. */
export const LevelList = ({ ladder, level: reached }: Props) => (
  <section className="mt-7" aria-labelledby="insignias">
    <h3 id="insignias" className="font-bold text-lg">
      Tus insignias
    </h3>
    <ol className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2.5">
      {ladders[ladder].map(({ level, title, emoji, threshold }) => {
        const isEarned = level <= reached;
        return (
          <li key={level} className="flex items-center gap-2">
            <LevelBadge ladder={ladder} level={level} isEarned={isEarned} className="size-11" />
            <div className="min-w-0 text-sm leading-tight">
              <p className={cx('font-bold', !isEarned && 'text-ink-soft')}>{title}</p>
              <p className="text-ink-soft tabular-nums">
                <span>{amounts[ladder](threshold)}</span> <span aria-hidden="true">{emoji}</span>
                <span className="sr-only">{isEarned ? ', ganada' : ', por ganar'}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  </section>
);
