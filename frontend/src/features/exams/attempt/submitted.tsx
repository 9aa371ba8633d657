import { ownChanges } from '@matraz/contracts/own-changes';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { refreshAfterWrite } from '../../../shared/net/refresh-after-write.ts';
import { toast } from '../../../shared/page/toast.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useShowResults } from './use-show-results.ts';

/** Time on this page before the results. */
const PAUSE_MS = 500;

/** Shown between the exam and its results. */
export const Submitted = ({ attemptId, paesScore }: { attemptId: string; paesScore: number | null }) => {
  const queries = useQueryClient();
  const showResults = useShowResults(attemptId);
  useEffect(() => {
    const description =
      paesScore === null ? 'Tu docente muestra los resultados después.' : `Puntaje PAES: ${paesScore} puntos`;
    toast({ tone: 'good', title: 'Ensayo completado', description });
    refreshAfterWrite(queries, ownChanges.ExamAttemptCompleted(attemptId));
    const timer = setTimeout(showResults, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [attemptId, paesScore, showResults, queries]);
  return (
    <div role="status">
      <Notice as="h1" icon={<CircleCheck />} title="Ensayo entregado">
        <p>{paesScore === null ? 'Tus respuestas están guardadas.' : 'Preparamos tus resultados…'}</p>
      </Notice>
    </div>
  );
};
