import { useState } from 'react';

const keyOf = (attemptId: string) => `matraz.exam-position.${attemptId}`;

const remembered = (attemptId: string) => {
  const stored = sessionStorage.getItem(keyOf(attemptId));
  return stored === null ? null : Number(stored);
};

/** Which question is shown: where this tab was before a reload, else `start`; and whether it has moved since the page came. */
export const usePosition = (attemptId: string, count: number, start: number) => {
  const [index, setIndex] = useState(() => {
    const before = remembered(attemptId);
    return Number.isInteger(before) && before !== null && before >= 0 && before < count ? before : start;
  });
  const [hasMoved, setMoved] = useState(false);
  const goTo = (next: number) => {
    if (next < 0 || next >= count) return;
    sessionStorage.setItem(keyOf(attemptId), String(next));
    setIndex(next);
    setMoved(true);
  };
  return [index, goTo, hasMoved] as const;
};
