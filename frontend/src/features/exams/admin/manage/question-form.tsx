import { examOptions } from '@matraz/contracts/exams/limits';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { toast } from '../../../../shared/toast.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { missingIn, type QuestionBody, type QuestionDraft, type Writing, writtenAs } from './draft.ts';
import { OptionField } from './option-field.tsx';
import { QuestionPreview } from './question-preview.tsx';

interface Props {
  draft: QuestionDraft;
  writing: Writing;
  /** Its number in the exam. */
  place: number;
  isBusy: boolean;
  /** Changes when the form begins anew: the question then takes the focus. Null: it was not asked for yet. */
  round: string | null;
  onChange: (draft: QuestionDraft) => void;
  onSubmit: (body: QuestionBody) => void;
  /** The buttons. */
  children: ReactNode;
}

const hints: Record<Writing, string> = {
  text: 'Escribe texto, o HTML simple. Las fórmulas van entre \\( y \\).',
  html: 'Está escrita en HTML y así se guarda. Las fórmulas van entre \\( y \\).',
};

/** One question, with what it will look like beside it. */
export const QuestionForm = ({ draft, writing, place, isBusy, round, onChange, onSubmit, children }: Props) => {
  const [isChecked, setIsChecked] = useState(false);
  const question = useRef<HTMLTextAreaElement>(null);
  const options = useRef<HTMLFieldSetElement>(null);
  const group = useId();
  const missing = isChecked ? missingIn(draft) : null;
  const lacks = [missing?.options, missing?.key].filter((lack) => lack !== undefined);
  /** What is on its way to the server stays as it is. */
  const change = (part: Partial<QuestionDraft>) => {
    if (!isBusy) onChange({ ...draft, ...part });
  };

  useEffect(() => {
    if (round === null) return;
    setIsChecked(false);
    question.current?.focus();
  }, [round]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = missingIn(draft);
    setIsChecked(missing !== null);
    if (missing === null) return onSubmit(writtenAs(writing, draft));
    toast({ tone: 'destructive', title: 'Por favor completa todos los campos requeridos' });
    if (missing.question) question.current?.focus();
    else options.current?.querySelector<HTMLElement>(missing.options ? 'textarea' : 'input')?.focus();
  };
  const remove = (gone: number) => {
    const { correctAnswer } = draft;
    change({
      options: draft.options.filter((_, option) => option !== gone),
      correctAnswer:
        correctAnswer === null || gone === correctAnswer ? null : correctAnswer - (gone < correctAnswer ? 1 : 0),
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <Field label="Pregunta" error={missing?.question} hint={hints[writing]}>
          {(control) => (
            <textarea
              {...control}
              ref={question}
              rows={4}
              required
              value={draft.question}
              onChange={({ target }) => change({ question: target.value })}
            />
          )}
        </Field>
        <fieldset ref={options} className="min-w-0" aria-describedby={lacks.length > 0 ? `${group}-error` : undefined}>
          <legend className="font-bold leading-snug">Alternativas</legend>
          <p className="mt-1.5 text-ink-soft text-sm leading-snug">Marca la correcta.</p>
          <div className="mt-2 grid gap-2.5">
            {draft.options.map((text, option) => (
              <OptionField
                // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
                key={option}
                group={group}
                place={option}
                text={text}
                isKey={option === draft.correctAnswer}
                isKeyMissing={missing?.key !== undefined}
                isInvalid={missing?.options !== undefined && text.trim() === ''}
                onKey={() => change({ correctAnswer: option })}
                onChange={(typed) => change({ options: draft.options.with(option, typed) })}
                onRemove={draft.options.length > examOptions.minSingle ? () => remove(option) : undefined}
              />
            ))}
          </div>
          {lacks.length > 0 && (
            <div id={`${group}-error`} className="mt-2 font-semibold text-bad text-sm">
              {lacks.map((lack) => (
                <p key={lack}>{lack}</p>
              ))}
            </div>
          )}
          {draft.options.length < examOptions.max && (
            <Button
              look="ghost"
              className="-ml-3 mt-2 px-3"
              onClick={() => change({ options: [...draft.options, ''] })}
            >
              <Plus className="size-5" aria-hidden="true" />
              Agregar alternativa
            </Button>
          )}
        </fieldset>
        <Field label="Explicación" hint="Se muestra al revisar los resultados. Es opcional.">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={draft.explanation}
              onChange={({ target }) => change({ explanation: target.value })}
            />
          )}
        </Field>
        <Switch isOn={draft.isPilot} onChange={(isPilot) => change({ isPilot })} className="justify-self-start">
          <span className="block font-bold">Pregunta piloto</span>
          <span className="block text-ink-soft text-sm">No suma al puntaje</span>
        </Switch>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      <QuestionPreview place={place} question={writtenAs(writing, draft)} />
    </form>
  );
};
