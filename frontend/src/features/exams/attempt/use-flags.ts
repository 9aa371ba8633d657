import { useEffect, useState } from 'react';
import { keepFlags, marksOf } from '../outbox/marks.ts';

/** Questions that the student wants to see again; kept by this browser. */
export const useFlags = (attemptId: string) => {
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isHere = true;
    void marksOf(attemptId).then((marks) => {
      if (isHere) setFlagged((before) => new Set([...marks.flagged, ...before]));
    });
    return () => {
      isHere = false;
    };
  }, [attemptId]);
  const toggle = (questionId: string) => {
    const next = new Set(flagged);
    if (!next.delete(questionId)) next.add(questionId);
    setFlagged(next);
    keepFlags(attemptId, next).catch((error: unknown) => console.warn(error));
  };
  return [flagged, toggle] as const;
};
