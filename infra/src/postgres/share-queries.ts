import DataLoader from 'dataloader';

/**
 * While this many queries are under way, further calls wait and share the next one. A second query goes past a slow one. Appends need a
 * free connection of the same pool, so there is no third one. The pool ends a query on a dead connection after 2.5 s.
 */
const mostUnderWay = 2;
const mostCalls = 500;

/**
 * Calls that come together share a query, because sending a query is the main cost of most of them.
 *
 * @param query gets what the calls ask for; its answers have the same order. When it fails, each of its calls fails.
 */
export const shareQueries = <Asked, Answer>(
  query: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): ((asked: Asked) => Promise<Answer>) => {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const send = (dispatch: () => void) => {
    underWay += 1;
    setImmediate(dispatch);
  };
  const ended = () => {
    underWay -= 1;
    const next = waiting.shift();
    if (next) send(next);
  };
  const loader = new DataLoader<Asked, Answer>(
    async (asked) => {
      try {
        return await query(asked);
      } finally {
        ended();
      }
    },
    {
      cache: false,
      maxBatchSize: mostCalls,
      batchScheduleFn: (dispatch) => void (underWay < mostUnderWay ? send(dispatch) : waiting.push(dispatch)),
    },
  );
  return (asked) => loader.load(asked);
};
