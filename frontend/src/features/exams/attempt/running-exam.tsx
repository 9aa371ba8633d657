import { durationWith } from '@matraz/contracts/classes/accommodations';
import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { Shuffle, TriangleAlert } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { fetchedDialog, fetchedExtra } from '../../../shared/loading/fetched-part.tsx';
import { useLoadedEarly } from '../../../shared/loading/use-loaded-early.ts';
import { useOnline } from '../../../shared/net/use-online.ts';
import { useLeaveGuard } from '../../../shared/page/leave-guard.ts';
import { useStable } from '../../../shared/page/use-stable.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useAccommodations } from '../../../shared/study/accommodations.ts';
import { useAnswerShortcuts } from '../../../shared/study/use-answer-shortcuts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { countAnswered, countBlocked, countIn, shownAnswers, useOutbox } from '../offline/use-outbox.ts';
import { optionOrderOf } from '../shown-order.ts';
import { isRunningOut } from '../time.ts';
import { extraSeconds } from '../time-changes.ts';
import { ExamHeader } from './exam-header.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { Navigator } from './navigator.tsx';
import { PausedSheet } from './paused-sheet.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { RoomMessages } from './room-messages.tsx';
import { SubmitOverlay } from './submit-overlay.tsx';
import { SupersededNotice } from './superseded-notice.tsx';
import { TimeChangeNotice } from './time-change-notice.tsx';
import { UnknownTimeNotice } from './unknown-time-notice.tsx';
import { useContact } from './use-contact.ts';
import { useFlags } from './use-flags.ts';
import { useLargeText } from './use-large-text.ts';
import { usePosition } from './use-position.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  attempt: RunningAttempt;
  isSessionOver: boolean;
  /**
   * Reads the attempt again, and with it the server's time.
   *
   * @param options cancelRefetch false: a read that is on its way is enough
   */
  onRefetch: (options?: { cancelRefetch: boolean }) => void;
  onSubmitted: (paesScore: number | null) => void;
}

const loadDialog = () => import('./attempt-dialog.tsx');
const AttemptDialog = fetchedDialog(loadDialog);
const OwnBreak = fetchedExtra(() => import('./own-break.tsx'));

type OpenDialog = { name: 'finish' } | { name: 'navigator' } | { name: 'leave'; leave: () => void };

/** Shown in the last five minutes. Screen readers read it once. */
const TimeWarning = ({ isShown }: { isShown: boolean }) => (
  <div role="alert">
    {isShown && (
      <p className="mt-4 flex animate-rise items-center gap-3 rounded-2xl border-2 border-bad bg-bad-soft px-4 py-3 leading-snug">
        <TriangleAlert className="size-6 shrink-0 text-bad" aria-hidden="true" />
        <span>
          <strong className="font-extrabold text-bad">¡Tiempo limitado!</strong> Quedan menos de 5 minutos.
        </span>
      </p>
    )}
  </div>
);

/** For administrators: answers the open questions at random and submits the exam. */
const AutoAnswer = ({ isLocked, onAnswer }: { isLocked: boolean; onAnswer: () => void }) => (
  <section className="mt-6 mb-24 flex flex-wrap items-center gap-4 rounded-card border-2 border-line border-dashed p-5 lg:mb-0 low:mb-0">
    <p className="min-w-0 flex-1 basis-60 text-ink-soft leading-snug">
      Control de prueba: responde al azar lo que falta y entrega el ensayo.
    </p>
    <Button look="quiet" disabled={isLocked} onClick={onAnswer}>
      <Shuffle className="size-5" aria-hidden="true" />
      Auto-Responder
    </Button>
  </section>
);

/** A break that is over ends on the page too, because without a network the page gets no message. */
const afterBreak = (attempt: RunningAttempt): RunningAttempt => {
  const { breakEndsAt, pausedAt, deadline } = attempt;
  if (breakEndsAt === null || pausedAt === null) return attempt;
  const length = Date.parse(breakEndsAt) - Date.parse(pausedAt);
  const moved = new Date(Date.parse(deadline) + length).toISOString();
  return { ...attempt, deadline: moved, pausedAt: null, breakEndsAt: null, breakLeft: 0 };
};

export const RunningExam = ({ attempt: known, isSessionOver, onRefetch, onSubmitted }: Props) => {
  const [endedBreak, setEndedBreak] = useState<string | null>(null);
  const isOver = endedBreak !== null && endedBreak === known.breakEndsAt;
  const attempt = useMemo(() => (isOver ? afterBreak(known) : known), [known, isOver]);
  const { id, exam, deadline, pausedAt, breakEndsAt, timeChanges } = attempt;
  const isPaused = pausedAt !== null;
  const { questions } = exam;
  const duration = durationWith(exam.duration, attempt.extraTime);
  const accommodations = useAccommodations();
  useLargeText(accommodations.largeText);
  useTitle(exam.title);
  // The dialogs come after the first question, and before the student may lose the network.
  useLoadedEarly(loadDialog);
  const user = useUser();
  const isOnline = useOnline();
  const isWide = useWide();
  const [outbox, state] = useOutbox(id, user.id);
  const answers = useMemo(() => shownAnswers(attempt, state, isOnline), [attempt, state, isOnline]);
  useContact(id, state.pending.size);
  const obstacle = isOnline ? state.obstacle : 'network';
  const hasFault = countIn('fault', answers) > 0;
  const answered = countAnswered(answers);
  const [flagged, toggleFlag] = useFlags(id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  const firstOpen = questions.findIndex((question) => (answers.get(question.id)?.selectedAnswer ?? null) === null);
  const [index, goTo, hasMoved] = usePosition(id, questions.length, Math.max(0, firstOpen));
  const question = questions[index];

  const submission = useSubmit({
    attemptId: id,
    deadline,
    isPaused,
    outbox,
    onSubmitted,
    onCancelled: () => onRefetch(),
  });
  const seconds = useSecondsLeft({
    deadline,
    pausedAt,
    onUncertain: () => onRefetch({ cancelRefetch: false }),
    onOver: () => submission.submitExpired(duration),
  });
  const isEnding = submission.isSubmitting || (seconds === 0 && !isPaused);
  const isLocked = isEnding || isPaused;
  useLeaveGuard(!isLocked && !isSessionOver, (leave) => setDialog({ name: 'leave', leave }));

  const [, setFailure] = useState();
  /** Throws the error while rendering, so that the page shows it. */
  const fail = (error: unknown) =>
    setFailure(() => {
      throw error;
    });
  const choose = useStable((option: number | null) => {
    if (isLocked || question === undefined || (option !== null && option >= question.options.length)) return;
    const shown = answers.get(question.id);
    try {
      if ((shown?.selectedAnswer ?? null) !== option) outbox.current?.choose(question.id, option, shown?.savedAt);
    } catch (error) {
      fail(error);
    }
  });
  const flag = useStable(() => question && toggleFlag(question.id));
  const flagByKey = () => !isLocked && flag();
  const jump = useStable(goTo);
  const step = useStable((by: 1 | -1) => !isPaused && goTo(index + by));
  const askWhere = useStable(() => setDialog({ name: 'navigator' }));
  const askToFinish = useStable(() => setDialog({ name: 'finish' }));
  useAnswerShortcuts({
    optionCount: question?.options.length ?? 0,
    // The letter is the one that the student sees.
    onChoose: (place) => choose(question ? (optionOrderOf(question)[place] ?? null) : null),
    commands: {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      f: flagByKey,
      F: flagByKey,
    },
  });
  if (question === undefined) return null;

  const navigator = { questions, answers, flagged, index };
  return (
    <>
      <ExamHeader
        title={exam.title}
        place={index + 1}
        total={questions.length}
        isPilot={question.isPilot}
        isVoided={question.isVoided}
        answered={answered}
        answers={answers}
        seconds={seconds}
        isOnline={isOnline}
        hidesTimer={accommodations.hidesTimer}
      >
        <FaultNotice isShown={hasFault} isKept={state.isKept} />
        <TimeChangeNotice changes={timeChanges} />
        <RoomMessages attemptId={id} messages={attempt.messages} />
        <UnknownTimeNotice isShown={seconds === null} isOnline={obstacle !== 'network'} />
        <SupersededNotice
          questions={questions}
          superseded={state.superseded}
          onDismiss={() => outbox.current?.dismissSuperseded()}
        />
      </ExamHeader>
      <TimeWarning
        isShown={!accommodations.hidesTimer && !isPaused && seconds !== null && seconds > 0 && isRunningOut(seconds)}
      />
      {(breakEndsAt !== null || attempt.breakLeft > 0) && (
        <Suspense>
          <OwnBreak
            attempt={attempt}
            onChanged={() => onRefetch()}
            onFinish={askToFinish}
            onOver={() => setEndedBreak(breakEndsAt)}
          />
        </Suspense>
      )}
      {isPaused && breakEndsAt === null && (
        <PausedSheet
          reason={timeChanges.filter(({ kind }) => kind === 'paused').at(-1)?.reason}
          onFinish={askToFinish}
        />
      )}
      {!isPaused && (
        <div className="mt-4 grid items-start gap-6 pb-24 lg:grid-cols-[minmax(0,1fr)_19rem] lg:pb-0 low:pb-0">
          <QuestionSheet
            key={question.id}
            question={question}
            place={index + 1}
            total={questions.length}
            answer={answers.get(question.id)}
            isFlagged={flagged.has(question.id)}
            isLocked={isLocked}
            isFirst={!hasMoved}
            onChoose={choose}
            onFlag={flag}
            onGo={step}
            onMap={askWhere}
            onFinish={askToFinish}
          />
          {isWide && (
            <aside className="sticky top-32 low:static rounded-card bg-surface p-5 shadow-card ring-1 ring-line">
              <Navigator {...navigator} onGoTo={jump} onFinish={askToFinish} isLocked={isLocked} />
            </aside>
          )}
        </div>
      )}
      {user.isAdmin && <AutoAnswer isLocked={isLocked} onAnswer={() => void submission.autoAnswer()} />}
      <Suspense>
        {!isPaused && dialog?.name === 'navigator' && (
          <AttemptDialog
            name="navigator"
            {...navigator}
            isLocked={isLocked}
            onGoTo={(next) => {
              goTo(next);
              close();
            }}
            onFinish={askToFinish}
            onClose={close}
          />
        )}
        {dialog?.name === 'finish' && (
          <AttemptDialog
            name="finish"
            total={questions.length}
            answered={answered}
            flagged={questions.filter((one) => flagged.has(one.id)).length}
            obstacle={obstacle}
            waiting={countBlocked(answers)}
            onFinish={() => {
              close();
              void submission.submit(Math.max(0, duration + extraSeconds(timeChanges) - (seconds ?? 0)));
            }}
            onClose={close}
          />
        )}
        {dialog?.name === 'leave' && <AttemptDialog name="leave" onLeave={dialog.leave} onClose={close} />}
      </Suspense>
      {isEnding && (
        <SubmitOverlay
          isOver={seconds === 0}
          obstacle={obstacle}
          hasFault={hasFault}
          isKept={state.isKept}
          onCancel={submission.cancel}
        />
      )}
    </>
  );
};
