import { useState } from 'react';
import { tabStorage } from '../../../shared/session/browser-storage.ts';

const keyOf = (attemptId: string) => `matraz.exam-position.${attemptId}`;

const storedPosition = (attemptId: string) => {
  const stored = tabStorage.read(keyOf(attemptId));
  return stored === null ? null : Number(stored);
};

/** The attempt opens at this question in this tab. */
export const rememberPosition = (attemptId: string, index: number) => tabStorage.write(keyOf(attemptId), String(index));

/** Index of the question that is shown. After a reload it is the one this tab showed before, otherwise `start`. */
export const usePosition = (attemptId: string, count: number, start: number) => {
  const [index, setIndex] = useState(() => {
    const before = storedPosition(attemptId);
    return Number.isInteger(before) && before !== null && before >= 0 && before < count ? before : start;
  });
  const [hasMoved, setMoved] = useState(false);
  const goTo = (next: number) => {
    if (next < 0 || next >= count) return;
    rememberPosition(attemptId, next);
    setIndex(next);
    setMoved(true);
  };
  return [index, goTo, hasMoved] as const;
};
