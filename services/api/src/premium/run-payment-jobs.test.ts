import { createLogger } from '@matraz/infra/logging/logger';
import { noticeChannel } from '@matraz/infra/payments/notices';
import { expect, onTestFinished, test } from 'vitest';
import { runPaymentJobs } from './run-payment-jobs.ts';

const start = ({ isFirst = true, isBroken = false } = {}) => {
  const runs: string[] = [];
  const logged: { msg: string }[] = [];
  const heard = new Map<string, () => void>();
  const work = (name: string) => async () => {
    runs.push(name);
    if (isBroken) throw new Error('the provider is away');
  };
  const confirmNoticed = work('payment-notices');
  const stop = runPaymentJobs({
    jobs: {
      confirmNoticed,
      recurring: [
        { name: 'payment-notices', everyMs: 10, run: confirmNoticed },
        { name: 'open-checkouts', everyMs: 10, run: work('open-checkouts') },
      ],
    },
    listener: {
      on: (channel, handler) => {
        heard.set(channel, () => handler({}));
        return () => {};
      },
      onReconnect: (handler) => {
        heard.set('reconnect', handler);
        return () => {};
      },
    },
    isFirst,
    logger: createLogger('test', { write: (line) => void logged.push(JSON.parse(line)) }),
  });
  onTestFinished(stop);
  const countOf = (name: string) => runs.filter((run) => run === name).length;
  return { logged, countOf, hear: (channel: string) => heard.get(channel)?.() };
};

test('each work runs at once and then again', async () => {
  const { countOf } = start();
  for (const name of ['open-checkouts', 'payment-notices']) await expect.poll(() => countOf(name)).toBeGreaterThan(3);
});

test('a notice is taken at once, also after a lost connection', () => {
  const { countOf, hear } = start();
  for (const channel of [noticeChannel, 'reconnect']) {
    const before = countOf('payment-notices');
    hear(channel);
    expect(countOf('payment-notices')).toBe(before + 1);
  }
});

test('other processes of the api take notices only, so the provider is asked once', async () => {
  const { countOf } = start({ isFirst: false });
  await expect.poll(() => countOf('payment-notices')).toBeGreaterThan(3);
  expect(countOf('open-checkouts')).toBe(0);
});

test('a failure is logged and the next round tries again', async () => {
  const { countOf, logged } = start({ isBroken: true });
  await expect.poll(() => countOf('open-checkouts')).toBeGreaterThan(3);
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'payments wait', job: 'open-checkouts' }));
});
