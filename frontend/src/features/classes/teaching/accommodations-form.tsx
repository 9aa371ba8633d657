import {
  type Accommodations,
  areSameAccommodations,
  breakMinutes,
  extraTimes,
} from '@matraz/contracts/classes/accommodations';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useClassChange } from '../use-class-change.ts';

interface Props {
  studentId: string;
  saved: Accommodations;
}

interface ChoiceProps<Value extends number> {
  legend: string;
  name: string;
  values: readonly Value[];
  value: Value;
  /** Of a value above 0. */
  text: (value: Value) => string;
  onChoose: (value: Value) => void;
}

const Choice = <Value extends number>({ legend, name, values, value, text, onChoose }: ChoiceProps<Value>) => (
  <fieldset>
    <legend className="font-bold">{legend}</legend>
    <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1 rounded-2xl bg-sunken p-1">
      {values.map((one) => (
        <label
          key={one}
          className={cx(
            'relative flex min-h-11 items-center justify-center rounded-xl font-semibold text-[0.95rem] tabular-nums',
            one === value ? 'bg-surface text-ink shadow-card' : 'text-ink-soft',
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-xl"
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          <span className="whitespace-nowrap">{one === 0 ? 'Nada' : text(one)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** What the student gets in every ensayo that she starts from now on. */
export const AccommodationsForm = ({ studentId, saved }: Props) => {
  const [draft, setDraft] = useState<Accommodations | null>(null);
  const shown = draft ?? saved;
  const change = (part: Partial<Accommodations>) => setDraft({ ...shown, ...part });
  const save = useClassChange<Accommodations>({
    send: (body) => call('setAccommodations', { params: { id: studentId }, body }),
    done: 'Apoyos guardados',
    onDone: () => setDraft(null),
  });
  const isChanged = !areSameAccommodations(shown, saved);
  return (
    <form
      className="mt-2 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !save.isPending) save.mutate(shown);
      }}
    >
      <p className="text-ink-soft text-sm">
        Valen en cada ensayo que comience desde ahora; el tiempo de uno en curso no cambia. Los ven solo esta persona,
        sus docentes y quien administra. El motivo no se guarda.
      </p>
      <Choice
        legend="Más tiempo"
        name="extra-time"
        values={extraTimes}
        value={shown.extraTime}
        text={(value) => `${value} %`}
        onChoose={(extraTime) => change({ extraTime })}
      />
      <Choice
        legend="Descansos"
        name="breaks"
        values={breakMinutes}
        value={shown.breaks}
        text={(value) => `${value} min`}
        onChoose={(breaks) => change({ breaks })}
      />
      <p className="-mt-2 text-ink-soft text-sm">
        En un descanso el tiempo se detiene y las preguntas no se ven. Se toma en una o más partes.
      </p>
      <Switch isOn={shown.largeText} onChange={(largeText) => change({ largeText })}>
        Letra más grande
      </Switch>
      <Switch isOn={shown.hidesTimer} onChange={(hidesTimer) => change({ hidesTimer })}>
        Sin reloj a la vista
      </Switch>
      <Button type="submit" className="justify-self-start" disabled={!isChanged || save.isPending}>
        Guardar apoyos
      </Button>
    </form>
  );
};
