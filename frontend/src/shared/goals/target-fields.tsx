import { goalLimits } from '@matraz/contracts/practice/limits';
import { useState } from 'react';
import { Field } from '../ui/field.tsx';

interface Props {
  examDate: string | null;
  goalScore: number | null;
  /** `YYYY-MM-DD` */
  today: string;
  onDate: (day: string | null) => void;
  onScore: (score: number | null) => void;
}

const { min, max } = goalLimits.goalScore;

const SCALE = `La escala va de ${min} a ${max.toLocaleString('es-CL')} puntos.`;

/** The two fields, side by side where a day fits into half of the width. An empty or impossible value is no goal. */
export default function TargetFields({ examDate, goalScore, today, onDate, onScore }: Props) {
  const [isOutside, setOutside] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
      <Field label="Día de la PAES">
        {(control) => (
          <input
            type="date"
            min={today}
            {...control}
            defaultValue={examDate ?? ''}
            onChange={({ target }) => onDate(target.value || null)}
          />
        )}
      </Field>
      <Field label="Puntaje que buscas" error={isOutside ? SCALE : undefined}>
        {(control) => (
          <input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            placeholder="700"
            {...control}
            defaultValue={goalScore ?? ''}
            onChange={({ target }) => {
              const score = Math.round(target.valueAsNumber);
              const isOnScale = score >= min && score <= max;
              if (isOnScale) setOutside(false);
              onScore(isOnScale ? score : null);
            }}
            onBlur={({ target }) => setOutside(target.value !== '' && !target.checkValidity())}
          />
        )}
      </Field>
      <p className="text-ink-soft text-sm leading-snug sm:col-span-2">
        ¿Todavía no sabes el día o el puntaje? Déjalo vacío: puedes ponerlo después.
      </p>
    </div>
  );
}
