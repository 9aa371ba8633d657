import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { useState } from 'react';
import { useLeaveGuard } from '../../../shared/leave-guard.ts';
import { useUser } from '../../../shared/session.ts';
import { useOnline } from '../../../shared/use-online.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { isRunningOut } from '../time.ts';
import { countAnswered, countWaiting, shownAnswers } from './answers.ts';
import { AutoAnswer } from './auto-answer.tsx';
import { Delivering } from './delivering.tsx';
import { ExamHeader } from './exam-header.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Navigator } from './navigator.tsx';
import { NavigatorDialog } from './navigator-dialog.tsx';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { TimeWarning } from './time-warning.tsx';
import { useDelivery } from './use-delivery.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { useFlags } from './use-flags.ts';
import { usePosition } from './use-position.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface Props {
  attempt: RunningAttempt;
  isSessionOver: boolean;
  /** Asks the server for the attempt, and with it for the time. */
  onAsk: () => void;
  onDelivered: (paesScore: number) => void;
}

type OpenDialog = { name: 'finish' } | { name: 'navigator' } | { name: 'leave'; leave: () => void };

/** The running exam. */
export const Taking = ({ attempt, isSessionOver, onAsk, onDelivered }: Props) => {
  const { id, exam, deadline } = attempt;
  const { questions, duration } = exam;
  useTitle(exam.title);
  const user = useUser();
  const isOnline = useOnline();
  const [outbox, state] = useOutbox(id, user.id);
  const answers = shownAnswers(attempt, state, isOnline);
  const isReached = isOnline && !state.isStuck;
  const answered = countAnswered(answers);
  const [flagged, toggleFlag] = useFlags(id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  const firstOpen = questions.findIndex((question) => (answers.get(question.id)?.selectedAnswer ?? null) === null);
  const [index, goTo, hasMoved] = usePosition(id, questions.length, Math.max(0, firstOpen));
  const question = questions[index];

  const delivery = useDelivery({ attemptId: id, outbox, onDelivered, onCancelled: onAsk });
  const seconds = useSecondsLeft({
    deadline,
    onUncertain: onAsk,
    onOver: () => delivery.expire(duration),
  });
  const isLocked = delivery.isDelivering || seconds === 0;
  useLeaveGuard(!isLocked && !isSessionOver, (leave) => setDialog({ name: 'leave', leave }));

  const choose = (option: number | null) => {
    if (isLocked || question === undefined || (option !== null && option >= question.options.length)) return;
    if ((answers.get(question.id)?.selectedAnswer ?? null) !== option) outbox?.choose(question.id, option);
  };
  useExamKeys({
    choose,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    flag: () => question && !isLocked && toggleFlag(question.id),
  });
  if (question === undefined) return null;

  const askToFinish = () => setDialog({ name: 'finish' });
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
      >
        <OvertakenNotice questions={questions} overtaken={state.overtaken} onUnderstood={() => outbox?.understood()} />
      </ExamHeader>
      <TimeWarning isShown={isRunningOut(seconds) && seconds > 0} />
      <div className="mt-4 grid items-start gap-6 pb-24 lg:grid-cols-[minmax(0,1fr)_19rem] lg:pb-0">
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
          onFlag={() => toggleFlag(question.id)}
          onGo={(step) => goTo(index + step)}
          onMap={() => setDialog({ name: 'navigator' })}
          onFinish={askToFinish}
        />
        <aside className="sticky top-32 hidden rounded-card bg-surface p-5 shadow-card ring-1 ring-line lg:block">
          <Navigator {...navigator} onGoTo={goTo} onFinish={askToFinish} isLocked={isLocked} />
        </aside>
      </div>
      {user.isAdmin && <AutoAnswer isLocked={isLocked} onAnswer={() => void delivery.autoAnswer()} />}
      {dialog?.name === 'navigator' && (
        <NavigatorDialog
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
        <FinishDialog
          total={questions.length}
          answered={answered}
          flagged={questions.filter((one) => flagged.has(one.id)).length}
          isOnline={isReached}
          waiting={countWaiting(answers)}
          onFinish={() => {
            close();
            void delivery.complete(Math.max(0, duration - seconds));
          }}
          onClose={close}
        />
      )}
      {dialog?.name === 'leave' && <LeaveDialog onLeave={dialog.leave} onClose={close} />}
      {isLocked && <Delivering isOver={seconds === 0} isOnline={isReached} onCancel={delivery.cancel} />}
    </>
  );
};
