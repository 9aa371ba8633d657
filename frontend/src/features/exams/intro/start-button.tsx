import { ArrowRight } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import type { useStartExam } from '../queries.ts';

// Loaded early, because the clock runs as soon as the attempt starts.
const loadAttemptPage = () => import('../attempt/attempt-page.tsx');

export const StartButton = ({ start }: { start: ReturnType<typeof useStartExam> }) => (
  <div className="mt-6 text-center">
    <Button
      onPointerEnter={() => void loadAttemptPage()}
      onClick={() => start.mutate()}
      disabled={start.isPending || start.isSuccess}
      className="min-h-14 w-full text-lg sm:w-auto sm:px-12"
    >
      {start.isPending ? 'Comenzando…' : 'Comenzar ensayo'}
      <ArrowRight className="size-5" aria-hidden="true" />
    </Button>
  </div>
);
