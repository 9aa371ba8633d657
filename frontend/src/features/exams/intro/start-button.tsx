import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Hourglass } from 'lucide-react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { attemptList, useStartExam } from '../queries.ts';

// The attempt should be there at once when its clock starts.
const attemptPage = () => import('../attempt/attempt-page.tsx');

const wide = 'min-h-14 w-full text-lg sm:w-auto sm:px-12';

/** Starts the exam, or leads back into the attempt that is open. */
export const StartButton = ({ examId }: { examId: string }) => {
  const { data: attempts } = useQuery(attemptList);
  const start = useStartExam(examId);
  const open = attempts?.find((attempt) => attempt.examId === examId && !attempt.isCompleted);
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      {open ? (
        <>
          <p className="flex items-center gap-2 font-semibold text-gold">
            <Hourglass className="size-5" aria-hidden="true" />
            Tienes este ensayo en curso. Su tiempo sigue corriendo.
          </p>
          <ButtonLink look="copper" href={`/exam-attempt/${open.id}`} className={wide}>
            Continuar ensayo
            <ArrowRight className="size-5" aria-hidden="true" />
          </ButtonLink>
        </>
      ) : (
        <Button
          onPointerEnter={() => void attemptPage()}
          onClick={() => start.mutate()}
          disabled={start.isPending || start.isSuccess}
          className={wide}
        >
          {start.isPending ? 'Comenzando…' : 'Comenzar ensayo'}
          <ArrowRight className="size-5" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
};
