import { examOptions } from '@matraz/contracts/exams/limits';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { toast } from '../../../../shared/toast.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { OptionField } from './option-field.tsx';
import {
  type InputFormat,
  missingIn,
  type QuestionBody,
  type QuestionDraft,
  toQuestionBody,
} from './question-draft.ts';
import { QuestionPreview } from './question-preview.tsx';

interface Props {
  draft: QuestionDraft;
  format: InputFormat;
  /** Number of the question in the exam. */
  place: number;
  isBusy: boolean;
  /** A new value resets the messages and moves the focus to the question. Null at first. */
  resetKey: string | null;
  onChange: (draft: QuestionDraft) => void;
  onSubmit: (body: QuestionBody) => void;
  /** Buttons. */
  children: ReactNode;
}

const hints: Record<InputFormat, string> = {
  text: 'Escribe texto, o HTML simple. Las fórmulas van entre \\( y \\).',
  html: 'Está escrita en HTML y así se guarda. Las fórmulas van entre \\( y \\).',
};

/** The form of one question, with its preview. */
export const QuestionForm = ({ draft, format, place, isBusy, resetKey, onChange, onSubmit, children }: Props) => {
  const [isChecked, setIsChecked] = useState(false);
  const question = useRef<HTMLTextAreaElement>(null);
  const options = useRef<HTMLFieldSetElement>(null);
  const group = useId();
  const missing = isChecked ? missingIn(draft) : null;
  const missingTexts = [missing?.options, missing?.key].filter((text) => text !== undefined);
  /** Ignored while the question is sent. */
  const change = (part: Partial<QuestionDraft>) => {
    if (!isBusy) onChange({ ...draft, ...part });
  };

  useEffect(() => {
    if (resetKey === null) return;
    setIsChecked(false);
    question.current?.focus();
  }, [resetKey]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = missingIn(draft);
    setIsChecked(missing !== null);
    if (missing === null) return onSubmit(toQuestionBody(draft, format));
    toast({ tone: 'destructive', title: 'Por favor completa todos los campos requeridos' });
    if (missing.question) question.current?.focus();
    else options.current?.querySelector<HTMLElement>(missing.options ? 'textarea' : 'input')?.focus();
  };
  const removeOption = (removed: number) => {
    const { correctAnswer } = draft;
    change({
      options: draft.options.filter((_, option) => option !== removed),
      correctAnswer:
        correctAnswer === null || removed === correctAnswer ? null : correctAnswer - (removed < correctAnswer ? 1 : 0),
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <Field label="Pregunta" error={missing?.question} hint={hints[format]}>
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
        <fieldset
          ref={options}
          className="min-w-0"
          aria-describedby={missingTexts.length > 0 ? `${group}-error` : undefined}
        >
          <legend className="font-bold leading-snug">Alternativas</legend>
          <p className="mt-1.5 text-ink-soft text-sm leading-snug">Marca la correcta.</p>
          <div className="mt-2 grid gap-2.5">
            {draft.options.map((text, option) => (
              <OptionField
                // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
                key={option}
                group={group}
                place={option}
                text={text}
                isKey={option === draft.correctAnswer}
                isKeyMissing={missing?.key !== undefined}
                isInvalid={missing?.options !== undefined && text.trim() === ''}
                onKey={() => change({ correctAnswer: option })}
                onChange={(typed) => change({ options: draft.options.with(option, typed) })}
                onRemove={draft.options.length > examOptions.minSingle ? () => removeOption(option) : undefined}
              />
            ))}
          </div>
          {missingTexts.length > 0 && (
            <div id={`${group}-error`} className="mt-2 font-semibold text-bad text-sm">
              {missingTexts.map((text) => (
                <p key={text}>{text}</p>
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
      <QuestionPreview place={place} question={toQuestionBody(draft, format)} />
    </form>
  );
};
