import { xpLevel } from '@matraz/domain/practice/levels';
import { useUser } from '../../shared/session/session.ts';
import { percent } from '../../shared/study/percent.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { LevelList } from './level-list.tsx';
import { LevelSeal } from './level-seal.tsx';

const number = new Intl.NumberFormat('es-CL');

export default function XpDialog({ onClose }: { onClose: () => void }) {
  const { xp } = useUser();
  const level = xpLevel(xp);
  return (
    <Dialog title="Tu Progreso XP" onClose={onClose}>
      <div className="mt-6">
        <LevelSeal ladder="xp" level={level} />
      </div>
      <p className="mt-6 font-extrabold text-4xl tabular-nums">
        <span>{number.format(xp)}</span> <span className="font-bold text-ink-soft text-xl">XP</span>
      </p>
      <ProgressBar
        value={level.percent}
        label="Progreso al siguiente nivel"
        fill="bg-copper-bright"
        className="mt-4 h-3.5"
      />
      <p className="mt-3 text-ink-soft">
        {level.next
          ? `${percent(level.percent)}: te faltan ${number.format(level.remaining)} XP para ser ${level.next.title}.`
          : 'Llegaste al nivel máximo.'}
      </p>
      <p className="mt-5 rounded-2xl bg-sunken px-4 py-3 text-[0.95rem]">
        Ganas XP la primera vez que respondes una pregunta, si la respuesta es correcta.
      </p>
      <LevelList ladder="xp" level={level.level} />
    </Dialog>
  );
}
