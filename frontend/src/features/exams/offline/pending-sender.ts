type Send = typeof import('./send-pending-answers.ts').sendPendingAnswers;

let kept: Send | undefined;

/** The page of an exam has this code. It is kept, so the pages after it need no network to have it. */
export const keepSender = (send: Send) => {
  kept = send;
};

export const loadSender = async (): Promise<Send> =>
  kept ?? (await import('./send-pending-answers.ts')).sendPendingAnswers;
