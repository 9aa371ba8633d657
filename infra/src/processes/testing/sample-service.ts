import { setInterval } from 'node:timers';
import { runService } from '../run-service.ts';

await runService(
  'worker',
  async ({ logger }) => {
    const work = setInterval(() => {}, 1_000);
    return {
      check: async () => {},
      async close() {
        clearInterval(work);
        logger.info('closed');
      },
    };
  },
  { count: ({ workerProcesses }) => workerProcesses },
);
