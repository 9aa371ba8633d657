import { ArrowRight } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import type { useStartExam } from '../queries.ts';

/** Loads the page early, because the clock runs as soon as the attempt starts. A failure shows when the page is opened. */
const loadAttemptPage = () => void import('../attempt/attempt-page.tsx').catch(() => {});

interface Props {
  start: ReturnType<typeof useStartExam>;
  /** What the student typed, when her class asks for a word. */
  accessWord?: string | undefined;
}

export const StartButton = ({ start, accessWord }: Props) => (
  <div className="mt-6 text-center">
    <Button
      onPointerEnter={loadAttemptPage}
      onFocus={loadAttemptPage}
      onClick={() => start.mutate(accessWord)}
      disabled={start.isPending || start.isSuccess}
      className="min-h-14 w-full text-lg sm:w-auto sm:px-12"
    >
      <span>{start.isPending ? 'Comenzando…' : 'Comenzar ensayo'}</span>
      <ArrowRight className="size-5" aria-hidden="true" />
    </Button>
  </div>
);
