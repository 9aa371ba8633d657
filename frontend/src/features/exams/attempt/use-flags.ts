import { useEffect, useState } from 'react';
import { readNotes, storeFlags } from '../offline/attempt-notes.ts';
import { noteStorageError } from '../offline/storage-error.ts';

/** Questions that the student wants to see again; stored in this browser. */
export const useFlags = (attemptId: string) => {
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isMounted = true;
    void readNotes(attemptId).then((notes) => {
      if (isMounted && notes.flagged.size > 0) setFlagged((before) => new Set([...notes.flagged, ...before]));
    });
    return () => {
      isMounted = false;
    };
  }, [attemptId]);
  const toggle = (questionId: string) => {
    const next = new Set(flagged);
    if (!next.delete(questionId)) next.add(questionId);
    setFlagged(next);
    storeFlags(attemptId, next).catch(noteStorageError);
  };
  return [flagged, toggle] as const;
};
