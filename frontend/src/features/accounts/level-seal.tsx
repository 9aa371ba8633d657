import type { LevelProgress } from '@matraz/domain/practice/levels';

/** The emoji, number and title of a level. */
export const LevelSeal = ({ level }: { level: LevelProgress }) => (
  <div className="flex items-center gap-4">
    <span aria-hidden="true" className="grid size-20 place-items-center rounded-3xl bg-copper-soft text-5xl">
      {level.emoji}
    </span>
    <div>
      <p className="font-bold text-copper">{`Nivel ${level.level}`}</p>
      <p className="font-extrabold text-2xl leading-tight">{level.title}</p>
    </div>
  </div>
);
