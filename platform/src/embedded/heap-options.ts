const least = 384;
const most = 1_024;

/**
 * NODE_OPTIONS of a service. V8 lets a heap without a limit grow until the memory of the machine is full. Each service gets a
 * sixteenth of the memory, and all api processes together get a quarter. This leaves room for PostgreSQL. The lower bound is large enough
 * for the caches of the api.
 *
 * @param memory in bytes
 * @param processes processes of the service
 * @param given NODE_OPTIONS of the operator, which override these
 */
export const heapOptions = (memory: number, processes: number, given = ''): string => {
  const megabytes = Math.min(most, Math.max(least, Math.floor(memory / Math.max(16, 4 * processes) / 2 ** 20)));
  return `--max-old-space-size=${megabytes} --max-semi-space-size=4 ${given}`.trimEnd();
};
