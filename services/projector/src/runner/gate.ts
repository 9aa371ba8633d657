/** Lets one in at a time, in the order of arrival. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const createGate = (): Gate => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
};
