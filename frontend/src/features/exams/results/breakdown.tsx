import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { percent } from '../../../shared/study/percent.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { durationText } from '../time.ts';
import { VoidedNote } from '../voided-note.tsx';

const Figure = ({ value, label }: { value: string; label: string }) => (
  <div className="flex flex-col-reverse rounded-2xl bg-surface p-4 text-center shadow-card ring-1 ring-line">
    <dt className="text-ink-soft text-sm leading-snug">{label}</dt>
    <dd className="font-extrabold text-2xl tabular-nums sm:text-3xl">{value}</dd>
  </div>
);

interface PartProps {
  title: string;
  note: string;
  correct: number;
  total: number;
  percentage: number;
  fill: string;
}

const Part = ({ title, note, correct, total, percentage, fill }: PartProps) => (
  <section className="rounded-card bg-surface p-6 shadow-card ring-1 ring-line">
    <div className="flex items-baseline justify-between gap-3">
      <h2 className="font-extrabold text-lg">{title}</h2>
      <p className="font-extrabold text-2xl tabular-nums">{percent(percentage)}</p>
    </div>
    <ProgressBar value={percentage} label={`${title}: porcentaje`} fill={fill} className="mt-3 h-3" />
    <p className="mt-3 leading-snug">
      {correct} de {total} correctas. <span className="text-ink-soft">{note}</span>
    </p>
  </section>
);

export const Breakdown = ({ attempt }: { attempt: CompletedAttempt }) => (
  <>
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Figure value={`${attempt.correct} de ${attempt.scored}`} label="correctas" />
      <Figure value={percent(attempt.percentage)} label="de acierto" />
      <Figure value={durationText(attempt.timeElapsed)} label="de tiempo usado" />
      <Figure value={`${attempt.answered} de ${attempt.total}`} label="respondidas" />
    </dl>
    <VoidedNote total={attempt.total} evaluated={attempt.scored} pilot={attempt.pilotTotal} />
    <div className="mt-4 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      <Part
        title="Evaluadas"
        note="Con ellas se calcula tu puntaje."
        correct={attempt.correct}
        total={attempt.scored}
        percentage={attempt.percentage}
        fill="bg-bar-green"
      />
      {attempt.pilotTotal > 0 && (
        <Part
          title="Piloto"
          note={`Respondiste ${attempt.pilotAnswered} de ${attempt.pilotTotal}. No suman al puntaje.`}
          correct={attempt.pilotCorrect}
          // The percentage is of the answered ones.
          total={attempt.pilotAnswered || attempt.pilotTotal}
          percentage={attempt.pilotPercentage}
          fill="bg-bar-orange"
        />
      )}
    </div>
    <p className="mt-4 text-ink-soft text-sm leading-snug">
      Los ensayos no dan XP, porque los XP son de la práctica. Este cuenta como día de estudio en tu racha.
    </p>
  </>
);
