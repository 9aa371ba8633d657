import { ArrowRight } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { useStartExam } from '../queries.ts';

// The attempt should be there at once when its clock starts.
const attemptPage = () => import('../attempt/attempt-page.tsx');

/** The clock runs from here. */
export const StartButton = ({ examId }: { examId: string }) => {
  const start = useStartExam(examId);
  return (
    <div className="mt-6 text-center">
      <Button
        onPointerEnter={() => void attemptPage()}
        onClick={() => start.mutate()}
        disabled={start.isPending || start.isSuccess}
        className="min-h-14 w-full text-lg sm:w-auto sm:px-12"
      >
        {start.isPending ? 'Comenzando…' : 'Comenzar ensayo'}
        <ArrowRight className="size-5" aria-hidden="true" />
      </Button>
    </div>
  );
};
