import { ArrowRight, Hexagon, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useOnline } from '../../shared/net/use-online.ts';
import { dismissToast, holdMessages } from '../../shared/page/toast.ts';
import { ReportButton } from '../../shared/reports/report-button.tsx';
import { QuestionWait } from '../../shared/rich-text/formula-wait.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useShortcutsOn } from '../../shared/study/answer-shortcuts.ts';
import { useAnswerShortcuts } from '../../shared/study/use-answer-shortcuts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Explanation } from './explanation.tsx';
import { KeptNotice, WaitingCount } from './kept-notice.tsx';
import { QuestionOptions } from './question-options.tsx';
import { ReferenceButton } from './reference/reference-button.tsx';
import type { Answering } from './use-answering.ts';

interface Props {
  question: { id: string; question: string; options: string[]; xpReward: number };
  /** Of the question. Its formulas come first. */
  courseId?: number | undefined;
  /** The completed attempt that the question of an exam belongs to. */
  attemptId?: string;
  /** For example 'Pregunta 2 de 8'. */
  place: string;
  /** The progress of the round. */
  progress: ReactNode;
  /** It was answered before, so it earns no XP. */
  isRepeat: boolean;
  /** The heading takes the focus when the question appears. */
  takesFocus: boolean;
  answering: Answering;
  /** False: an answer that waits in this browser does not lead on. */
  goesOnUnjudged?: boolean;
  nextLabel: string;
  onNext: () => void;
}

/**
 * On phones the button stays in sight, above the bar of the app where there is one. What takes the focus scrolls clear of
 * it (`scroll-mb`).
 */
const buttonBar =
  'mt-6 max-sm:not-low:sticky max-sm:bottom-(--bottom-bar,0px) max-sm:z-10 max-sm:mt-2 max-sm:-mb-3 max-sm:bg-[linear-gradient(to_top,var(--surface)_80%,transparent)] max-sm:pt-4 max-sm:pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--bottom-bar,0px)))]';

const Reward = ({ isRepeat, xp }: { isRepeat: boolean; xp: number }) => {
  const Icon = isRepeat ? RotateCcw : Hexagon;
  return (
    <span className="flex shrink-0 items-center gap-1.5 rounded-full bg-gold-soft px-3 py-0.5 font-bold text-gold text-sm">
      <Icon className="size-4" aria-hidden="true" />
      <span>{isRepeat ? 'Repaso' : `${xp} XP`}</span>
    </span>
  );
};

export const QuestionCard = ({
  question,
  courseId,
  attemptId,
  place,
  progress,
  isRepeat,
  takesFocus,
  answering,
  goesOnUnjudged = true,
  nextLabel,
  onNext,
}: Props) => {
  const { selected, result, isLocked, isSending, keptKey, select, confirm } = answering;
  const isKept = keptKey !== null;
  const leadsOn = result !== null || (isKept && goesOnUnjudged);
  const isOnline = useOnline();
  const hasShortcuts = useShortcutsOn();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const explanation = useRef<HTMLDivElement>(null);
  const found = useRef(result);
  const foundKept = useRef(isKept);
  // The message about this answer never lies over the next question.
  const goOn = () => {
    dismissToast();
    onNext();
  };
  useAnswerShortcuts({
    optionCount: question.options.length,
    onChoose: select,
    commands: { Enter: leadsOn ? goOn : confirm },
  });
  useEffect(() => {
    if (!leadsOn) return holdMessages();
  }, [leadsOn]);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!result || result === found.current) return;
    nextButton.current?.focus({ preventScroll: true });
    // Enter leads to the next question, so the explanation must be seen before.
    explanation.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  useEffect(() => {
    if (isKept && !foundKept.current) nextButton.current?.focus({ preventScroll: true });
    foundKept.current = isKept;
  }, [isKept]);

  return (
    <article
      data-question={leadsOn ? 'answered' : 'open'}
      className="animate-rise rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-8"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-ink-soft outline-none">
          {place}
        </h2>
        <Reward
          isRepeat={result ? !result.isFirstAttempt : isRepeat}
          xp={result ? result.xpEarned : question.xpReward}
        />
      </div>
      {progress}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <QuestionWait
          question={question.question}
          options={question.options}
          keepsHeight={result === null}
          className="mt-6 max-sm:mt-4"
        >
          <div id={titleId}>
            <RichText
              html={question.question}
              describesImages={result !== null}
              className="font-semibold text-xl leading-snug max-sm:text-lg max-sm:leading-snug"
            />
          </div>
          <QuestionOptions
            question={question}
            answering={answering}
            name={question.id}
            labelledBy={titleId}
            className="mt-6 grid gap-2.5 max-sm:mt-4 max-sm:[&_input]:scroll-mb-44"
          />
          {result === null && !isKept && (
            <div className={cx(buttonBar, 'flex flex-wrap items-center gap-x-5 gap-y-2')}>
              <Button
                type="submit"
                disabled={selected === null || isLocked}
                className="min-h-13 w-full text-lg sm:w-auto sm:px-10"
              >
                {isSending ? (isOnline ? 'Enviando…' : 'Esperando la conexión…') : 'Confirmar respuesta'}
              </Button>
              {hasShortcuts && (
                <p className="text-ink-soft text-sm max-lg:hidden touch:hidden">
                  {`Teclas A–${String.fromCharCode(64 + question.options.length)} y Enter`}
                </p>
              )}
            </div>
          )}
        </QuestionWait>
      </form>
      {result && <Explanation result={result} box={explanation} />}
      <KeptNotice isShown={isKept} />
      {leadsOn && (
        <div className={buttonBar}>
          <Button ref={nextButton} onClick={goOn} className="min-h-13 w-full text-lg sm:w-auto sm:px-10">
            <span>{nextLabel}</span>
            <ArrowRight className="size-5" aria-hidden="true" />
          </Button>
        </div>
      )}
      <WaitingCount />
      <div className="mt-3 -mb-2 flex flex-wrap gap-x-6">
        <ReferenceButton courseId={courseId} />
        <ReportButton questionId={question.id} {...(attemptId && { attemptId })} />
      </div>
    </article>
  );
};
