import type { Standing } from '@matraz/domain/practice/levels';

/** The level as a seal: its emoji, number and title. */
export const LevelSeal = ({ standing }: { standing: Standing }) => (
  <div className="flex items-center gap-4">
    <span aria-hidden="true" className="grid size-20 place-items-center rounded-3xl bg-copper-soft text-5xl">
      {standing.emoji}
    </span>
    <div>
      <p className="font-bold text-copper">Nivel {standing.level}</p>
      <p className="font-extrabold text-2xl leading-tight">{standing.title}</p>
    </div>
  </div>
);
