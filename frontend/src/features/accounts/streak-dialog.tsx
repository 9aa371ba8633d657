import { streakLevel } from '@matraz/domain/practice/levels';
import { Link } from 'wouter';
import { ActivityCalendar } from '../../shared/activity/activity-calendar.tsx';
import { useUser } from '../../shared/session/session.ts';
import { streakMessage } from '../../shared/study/streak-message.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { Freezes } from './freezes.tsx';
import { LevelList } from './level-list.tsx';
import { LevelSeal } from './level-seal.tsx';
import { type StreakColour, streakColour } from './streak-colour.ts';

const inks: Record<StreakColour, string> = {
  grey: 'text-ink-soft',
  orange: 'text-copper',
  red: 'text-bad',
  purple: 'text-plum',
};

const days = (n: number) => (n === 1 ? '1 día' : `${n} días`);

export default function StreakDialog({ onClose }: { onClose: () => void }) {
  const { streak, freezes } = useUser();
  const level = streakLevel(streak);
  return (
    <Dialog title="Tu Racha de Estudio" onClose={onClose}>
      <p className={cx('mt-6 font-extrabold text-6xl tabular-nums leading-none', inks[streakColour(streak)])}>
        <span>{streak}</span>
        <span className="ml-2 font-bold text-2xl">{streak === 1 ? 'día' : 'días'}</span>
      </p>
      <p className="mt-3 font-semibold text-lg">{streakMessage(streak)}</p>
      <div className="mt-6">
        <LevelSeal ladder="streak" level={level} />
      </div>
      {level.percent < 100 && level.next && (
        <div className="mt-6 rounded-2xl bg-sunken p-4">
          <p className="font-bold">
            <span>{`Siguiente nivel: ${level.next.title}`}</span> <span aria-hidden="true">{level.next.emoji}</span>
          </p>
          <ProgressBar
            value={level.percent}
            label="Progreso al siguiente nivel"
            fill="bg-copper-bright"
            track="bg-line"
            className="mt-3 h-3"
          />
          <p className="mt-2 text-ink-soft">{`Te faltan ${days(level.remaining)} seguidos.`}</p>
        </div>
      )}
      {freezes && <Freezes {...freezes} />}
      <LevelList ladder="streak" level={level.level} />
      <p className="mt-5">
        <Link href="/cuenta" onClick={onClose} className="font-bold text-brand underline">
          Pedir recordatorios
        </Link>
      </p>
      <ActivityCalendar frozen={freezes?.used} />
    </Dialog>
  );
}
