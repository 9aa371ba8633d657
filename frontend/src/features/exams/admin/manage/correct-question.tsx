import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { examTexts } from '@matraz/contracts/exams/limits';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { FormActions } from '../../../../authoring/form/form-actions.tsx';
import { FormDialog } from '../../../../authoring/form/form-dialog.tsx';
import { useExcerpt } from '../../../../authoring/text/use-excerpt.ts';
import { call } from '../../../../shared/net/api.ts';
import { useSettled } from '../../../../shared/page/use-settled.ts';
import { RichText } from '../../../../shared/rich-text/rich-text.tsx';
import { correctionText } from '../../../../shared/study/question-key.ts';
import { letterOf } from '../../../../shared/study/words.ts';
import { cx } from '../../../../shared/ui/cx.ts';
import { LongTextField } from '../../../../shared/ui/text-field.tsx';
import { CorrectionConsequence, movedScores } from './correction-consequence.tsx';
import { actionText, type CorrectionDraft, decisionOf, type Kind, kindsFor, presentDraft } from './correction-draft.ts';
import { useCorrectQuestion } from './use-question-mutations.ts';

const EXCERPT_LENGTH = 180;

/** Milliseconds without a click before the server is asked: several options are marked one after the other. */
const PREVIEW_DELAY = 300;

const kindTexts: Record<Kind, string> = {
  accept: 'Corregir la clave',
  everyone: 'Dar el punto a todos',
  void: 'Anular la pregunta (no cuenta para nadie)',
  reinstate: 'Volver a la clave original',
};

const choiceLook = (isChosen: boolean) =>
  cx(
    'flex min-h-11 cursor-pointer items-start gap-3 rounded-2xl border-2 px-4 py-2.5 leading-snug',
    isChosen ? 'border-brand bg-brand-soft' : 'border-line hover:border-brand',
  );
const mark = 'mt-0.5 size-4 shrink-0 accent-brand';

interface ChoicesProps {
  question: ExamQuestion;
  draft: CorrectionDraft;
  onChange: (draft: CorrectionDraft) => void;
}

/** The options that give the point. */
const AcceptedOptions = ({ question, draft, onChange }: ChoicesProps) => {
  const { accepted } = draft;
  const toggle = (option: number) =>
    onChange({
      ...draft,
      accepted: accepted.includes(option)
        ? accepted.filter((other) => other !== option)
        : [...accepted, option].sort((one, other) => one - other),
    });
  return (
    <fieldset className="ml-4 min-w-0 sm:ml-8">
      <legend className="text-ink-soft text-sm leading-snug">
        Marca las que dan el punto. Si marcas más de una, cualquiera de ellas vale.
      </legend>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {question.options.map((html, option) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
          <label key={option} className={choiceLook(accepted.includes(option))}>
            <input
              type="checkbox"
              checked={accepted.includes(option)}
              onChange={() => toggle(option)}
              className={mark}
            />
            <b>{letterOf(option)}</b>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <RichText html={html} />
              {option === question.correctAnswer && <span className="block text-ink-soft text-sm">Clave original</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Choices = (props: ChoicesProps) => {
  const { question, draft, onChange } = props;
  const group = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 font-bold leading-snug">¿Cómo debe contar?</legend>
      {kindsFor(question).map((kind) => (
        <div key={kind} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <label className={choiceLook(kind === draft.kind)}>
            <input
              type="radio"
              name={group}
              checked={kind === draft.kind}
              onChange={() => onChange({ ...draft, kind })}
              className={mark}
            />
            <span>
              {kindTexts[kind]}
              {kind === 'reinstate' && ` (${letterOf(question.correctAnswer)})`}
            </span>
          </label>
          {kind === 'accept' && draft.kind === 'accept' && <AcceptedOptions {...props} />}
        </div>
      ))}
    </fieldset>
  );
};

/**
 * What the correction would do, computed by the server without doing it. Skipped until something is chosen. `isOutdated`: it is about
 * the choice before.
 */
const usePreview = ({ id, examId }: ExamQuestion, version: number | undefined, draft: CorrectionDraft) => {
  const settled = useSettled(draft, PREVIEW_DELAY);
  const decision = decisionOf(settled);
  const query = useQuery({
    queryKey: ['exam', examId, 'correction', id, version, decision],
    queryFn: decision
      ? ({ signal }) =>
          call('previewCorrection', {
            params: { id: examId, questionId: id },
            body: { decision, version },
            signal,
            retry: false,
          })
      : skipToken,
    placeholderData: keepPreviousData,
    // Students hand in meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  return { ...query, isOutdated: settled !== draft || query.isPlaceholderData };
};

interface Props {
  /** As it was when the dialog was opened. */
  question: ExamQuestion;
  /** Number of the question, from 1. */
  place: number;
  /** The exam's version that the question is of. */
  version?: number | undefined;
  /** The option that looks like the real key. It is marked at first. */
  suggested?: number | undefined;
  onClose: () => void;
}

/** Corrects a question that students have answered. The consequence for their scores is shown before. */
export const CorrectQuestion = ({ question, place, version, suggested, onClose }: Props) => {
  const excerpt = useExcerpt(question.question, EXCERPT_LENGTH);
  const [draft, setDraft] = useState<CorrectionDraft>(
    suggested === undefined ? presentDraft(question) : { kind: 'accept', accepted: [suggested] },
  );
  const [typed, setReason] = useState<string | null>(null);
  const decision = decisionOf(draft);
  const preview = usePreview(question, version, draft);
  const isKnown = preview.data?.isChange === false;
  const isCorrected = question.isVoided || question.correction !== null;
  const presentReason = question.correction?.reason ?? '';
  const reason = typed ?? (isKnown && !preview.isOutdated ? presentReason : '');
  const mayAgain = isCorrected && reason.trim() !== presentReason;
  const correct = useCorrectQuestion(question, onClose);
  const present = correctionText(question) ?? `Clave ${letterOf(question.correctAnswer)}`;
  const isCurrent = decision !== null && preview.data !== undefined && !preview.isOutdated;
  const isReady = isCurrent && reason.trim() !== '' && (!isKnown || mayAgain);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) correct.mutate({ decision, version, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={`Corregir la pregunta ${place}`}
      description={excerpt}
      isUnsaved={(typed ?? '').trim() !== ''}
      onDiscard={() => {}}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
          <p>
            Ahora: <b>{present}</b>
          </p>
          <Choices question={question} draft={draft} onChange={setDraft} />
          {decision && (
            <div
              role="status"
              aria-busy={preview.isOutdated}
              className={cx('rounded-2xl bg-sunken px-4 py-3 leading-snug', preview.isOutdated && 'text-ink-soft')}
            >
              {isKnown ? (
                <p>{isCorrected ? 'Ya cuenta así: solo cambia el motivo, y ningún puntaje.' : 'Ya cuenta así.'}</p>
              ) : (
                <CorrectionConsequence {...preview} />
              )}
            </div>
          )}
          <LongTextField
            label="Motivo (lo leen los estudiantes)"
            hint={`${reason.length} de ${examTexts.reason} caracteres`}
            maxLength={examTexts.reason}
            value={reason}
            onChange={setReason}
          />
          <FormActions
            action={
              isKnown && isCorrected
                ? 'Cambiar el motivo'
                : actionText(draft.kind, preview.data ? movedScores(preview.data) : 0)
            }
            isBusy={!isReady || correct.isPending}
            onCancel={close}
          />
        </form>
      )}
    </FormDialog>
  );
};
