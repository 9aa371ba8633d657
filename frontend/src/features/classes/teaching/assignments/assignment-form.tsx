import type { Assignment } from '@matraz/contracts/assignments/http';
import { accessWordLength, mostAssignedAttempts } from '@matraz/contracts/assignments/limits';
import { type FormEvent, useState } from 'react';
import { serverTime } from '../../../../shared/net/server-time.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { type AssignmentDraft, timesError } from './assignment-draft.ts';

export interface Choice {
  id: string;
  title: string;
}

interface Props {
  initial: AssignmentDraft;
  /** What can be assigned. Absent: the work stays, only its conditions change. */
  choices?: { exam: readonly Choice[]; topic: readonly Choice[] };
  title: string;
  isPending: boolean;
  onSave: (draft: AssignmentDraft) => void;
  onClose: () => void;
}

const rules: [Assignment['results'], string][] = [
  ['at-closing', 'Al cierre, cuando nadie responde'],
  ['when-released', 'Cuando yo los muestre'],
  ['at-once', 'Apenas entregan'],
];

const hours = 'Las horas son las de Chile.';
const running = 'Quien ya comenzó conserva su plazo: para cambiarlo usa la sala.';

const nouns = { exam: 'Ensayo', topic: 'Tema' };

type Change = (part: Partial<AssignmentDraft>) => void;

const Work = ({
  draft,
  choices,
  onChange,
}: {
  draft: AssignmentDraft;
  choices: NonNullable<Props['choices']>;
  onChange: Change;
}) => (
  <>
    <fieldset>
      <legend className="mb-1.5 font-bold">Qué asignas</legend>
      <div className="flex flex-wrap gap-2">
        {(['exam', 'topic'] as const).map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-2xl border-2 border-line px-3.5 font-semibold has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="kind"
              checked={draft.kind === kind}
              onChange={() => onChange({ kind, workId: choices[kind][0]?.id ?? '' })}
              className="size-5 accent-brand"
            />
            {nouns[kind]}
          </label>
        ))}
      </div>
    </fieldset>
    <Field label={nouns[draft.kind]}>
      {(control) => (
        <select
          {...control}
          required
          value={draft.workId}
          onChange={({ target }) => onChange({ workId: target.value })}
        >
          {choices[draft.kind].map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  </>
);

const ExamConditions = ({ draft, onChange }: { draft: AssignmentDraft; onChange: Change }) => (
  <>
    <TextField
      label="Último inicio"
      hint="Opcional: después de esta hora nadie comienza."
      type="datetime-local"
      required={false}
      value={draft.lastStartAt}
      onChange={(lastStartAt) => onChange({ lastStartAt })}
    />
    <div className="grid gap-4 sm:grid-cols-[6rem_1fr]">
      <TextField
        label="Intentos"
        type="number"
        min={1}
        max={mostAssignedAttempts}
        value={String(draft.attempts)}
        onChange={(attempts) => onChange({ attempts: Number(attempts) })}
      />
      <Field label="Resultados y claves">
        {(control) => (
          <select
            {...control}
            value={draft.results}
            onChange={({ target }) => onChange({ results: target.value as Assignment['results'] })}
          >
            {rules.map(([rule, label]) => (
              <option key={rule} value={rule}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
    <TextField
      label="Palabra de acceso"
      hint="Opcional: la escribes en la pizarra al comenzar."
      required={false}
      maxLength={accessWordLength}
      autoCapitalize="none"
      value={draft.accessWord}
      onChange={(accessWord) => onChange({ accessWord })}
    />
    <div className="grid gap-1">
      <Switch isOn={draft.form.questions} onChange={(questions) => onChange({ form: { ...draft.form, questions } })}>
        Cada estudiante con otro orden de preguntas
      </Switch>
      <Switch isOn={draft.form.options} onChange={(options) => onChange({ form: { ...draft.form, options } })}>
        Y con otro orden de alternativas
      </Switch>
    </div>
  </>
);

/** The conditions under which a class works on an exam or a topic. */
export const AssignmentForm = ({ initial, choices, title, isPending, onSave, onClose }: Props) => {
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const onChange: Change = (part) => setDraft({ ...draft, ...part });
  const error = timesError(draft, serverTime().toISOString());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error === null && !isPending && draft.workId !== '') onSave(draft);
  };
  return (
    <Dialog title={title} description={choices ? hours : `${hours} ${running}`} onClose={onClose}>
      <form onSubmit={submit} className="mt-5 grid gap-4">
        {choices && <Work draft={draft} choices={choices} onChange={onChange} />}
        <TextField
          label="Abre"
          type="datetime-local"
          value={draft.opensAt}
          onChange={(opensAt) => onChange({ opensAt })}
        />
        <TextField
          label="Cierra"
          type="datetime-local"
          value={draft.closesAt}
          onChange={(closesAt) => onChange({ closesAt })}
          error={isTried ? (error ?? undefined) : undefined}
        />
        {draft.kind === 'exam' && <ExamConditions draft={draft} onChange={onChange} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isPending}>
            {choices ? 'Asignar' : 'Guardar'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
