import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditForm } from '../../../../authoring/form/use-edit-form.ts';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { emptyDraft, questionRules, toQuestionDraft } from './question-draft.ts';
import { QuestionForm } from './question-form.tsx';
import { useUpdateQuestion } from './use-question-mutations.ts';

interface Props {
  /** As it was when the form was opened. */
  question: ExamQuestion & { version?: number | undefined };
  /** Number of the question, from 1. */
  place: number;
  /** @param discard drops the draft; null when nothing is unsaved */
  onUnsaved: (discard: (() => void) | null) => void;
  onClose: () => void;
}

export const EditQuestion = ({ question, place, onUnsaved, onClose }: Props) => {
  const form = useEditForm({
    name: `exam-question/${question.id}`,
    stored: question,
    toDraft: toQuestionDraft,
    empty: emptyDraft,
    rules: questionRules,
    save: useUpdateQuestion(question),
    onSaved: onClose,
  });
  const { isUnsaved } = form;
  const report = useEffectEvent((now: boolean) => onUnsaved(now ? form.forget : null));
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [isUnsaved]);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (isUnsaved ? setIsAsking(true) : onClose());
  return (
    <>
      <Button look="ghost" onClick={leave} className="-ml-4 mb-4 px-4">
        <ArrowLeft className="size-5" aria-hidden="true" />
        Volver a la lista
      </Button>
      <p className="mb-6 max-w-prose rounded-2xl bg-sunken px-4 py-3 text-ink-soft text-sm leading-snug">
        Los intentos en curso y los terminados no cambian. Si la pregunta tiene un error, corrígela en la lista
        («Corregir»): así los puntajes se recalculan.
      </p>
      <QuestionForm form={form} place={place} isFocused>
        <Button type="submit" disabled={form.isBusy}>
          Guardar
        </Button>
        <Button look="quiet" onClick={leave}>
          Cancelar
        </Button>
      </QuestionForm>
      {isAsking && (
        <Confirm
          title="¿Descartar lo que escribiste?"
          text="Aún no se guarda."
          action="Descartar"
          tone="destructive"
          onConfirm={() => {
            form.forget();
            onClose();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
