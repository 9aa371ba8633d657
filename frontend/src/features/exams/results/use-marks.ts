import { useEffect, useState } from 'react';
import { type Marks, marksOf, noMarks } from '../outbox/marks.ts';

/** What this browser remembers of an attempt. */
export const useMarks = (attemptId: string): Marks => {
  const [marks, setMarks] = useState(noMarks);
  useEffect(() => {
    let isHere = true;
    void marksOf(attemptId).then((found) => isHere && setMarks(found));
    return () => {
      isHere = false;
    };
  }, [attemptId]);
  return marks;
};
