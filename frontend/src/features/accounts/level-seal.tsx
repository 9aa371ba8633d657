import type { LevelProgress } from '@matraz/domain/practice/levels';
import { type Ladder, LevelBadge } from '../../shared/moments/level-badge.tsx';

/** The badge, number and title of a level. */
export const LevelSeal = ({ ladder, level }: { ladder: Ladder; level: LevelProgress }) => (
  <div className="flex items-center gap-4">
    <LevelBadge ladder={ladder} level={level.level} className="size-24" />
    <div>
      <p className="font-bold text-copper">{`Nivel ${level.level}`}</p>
      <p className="font-extrabold text-2xl leading-tight">
        <span>{level.title}</span> <span aria-hidden="true">{level.emoji}</span>
      </p>
    </div>
  </div>
);
