type Send = typeof import('./send-pending-answers.ts').sendPendingAnswers;

let kept: Send | undefined;

/** Keeps the code that the page of an exam has loaded, so that later pages need no network for it. */
export const keepSender = (send: Send) => {
  kept = send;
};

export const loadSender = async (): Promise<Send> =>
  kept ?? (await import('./send-pending-answers.ts')).sendPendingAnswers;
