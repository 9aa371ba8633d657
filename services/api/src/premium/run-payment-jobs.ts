import type { Logger } from '@matraz/infra/logging/logger';
import { noticeChannel } from '@matraz/infra/payments/notices';
import type { Listener } from '@matraz/infra/postgres/listen';
import type { createPaymentJobs } from './payment-jobs.ts';

interface RunOptions {
  jobs: ReturnType<typeof createPaymentJobs>;
  listener: Pick<Listener, 'on' | 'onReconnect'>;
  /** True in one process of the api. The others only take notices, which they share. */
  isFirst: boolean;
  logger: Logger;
}

/**
 * Confirms payments beside the requests, because only the api has the credentials of the provider. Each work runs at once and then
 * regularly. A failure is only a delay: the next round tries again.
 *
 * @returns stops the rounds
 */
export const runPaymentJobs = ({ jobs, listener, isFirst, logger }: RunOptions): (() => void) => {
  const running = new Set<string>();
  const run = async (name: string, work: () => Promise<void>) => {
    if (running.has(name)) return;
    running.add(name);
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error, job: name }, 'payments wait');
    } finally {
      running.delete(name);
    }
  };
  const rounds = isFirst ? jobs.recurring : jobs.recurring.filter(({ run: work }) => work === jobs.confirmNoticed);
  const timers = rounds.map(({ name, everyMs, run: work }) => {
    void run(name, work);
    return setInterval(() => void run(name, work), everyMs);
  });
  const confirm = () => void jobs.confirmNoticed().catch((error) => logger.warn({ err: error }, 'notices wait'));
  listener.on(noticeChannel, confirm);
  listener.onReconnect(confirm);
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
};
