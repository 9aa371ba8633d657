/** Some older browsers never answer. The page does not wait longer for them. */
const ANSWER_TIMEOUT_MS = 2_000;
/** The timeout is counted in steps. However long a tab is suspended or busy, that counts as one step. */
const STEP_MS = 500;

/**
 * The browser may still do the work after the timeout.
 *
 * @throws DOMException when the browser does not answer within `timeout` milliseconds
 */
export const inTime = <Answer>(answer: Promise<Answer>, timeout = ANSWER_TIMEOUT_MS): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const wait = (left: number) => {
      if (left > 0) timer = setTimeout(wait, STEP_MS, left - STEP_MS);
      else reject(new DOMException('The browser does not answer', 'TimeoutError'));
    };
    wait(timeout);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
};
