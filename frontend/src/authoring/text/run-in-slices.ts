/** Milliseconds of work between two turns of the page: shorter than a frame. */
const SLICE = 10;

/**
 * Runs a long calculation without freezing the page.
 *
 * @param onProgress called after each slice with the last yielded value
 * @returns the result of the generator; null when `signal` was aborted
 */
export const runInSlices = async <Progress, Result>(
  steps: Generator<Progress, Result>,
  { onProgress, signal }: { onProgress?: (progress: Progress) => void; signal?: AbortSignal } = {},
): Promise<Result | null> => {
  let sliceEnd = performance.now() + SLICE;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnd) continue;
    onProgress?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) return null;
    sliceEnd = performance.now() + SLICE;
  }
};
