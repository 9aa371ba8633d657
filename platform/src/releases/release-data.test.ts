import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { logInLocally } from '@matraz/infra/identity/local-accounts';
import { projections } from '@matraz/projector/projections';
import { startProjector } from '@matraz/projector/projector';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useOps } from '../ops/testing/use-ops.ts';
import { type ReleaseData, releaseFolder } from './release-data.ts';

const ops = useOps();

/** Makes the read tables from the log. */
const project = async (): Promise<void> => {
  const databaseUrl = ops.database.url;
  const store = await openEventStore({ databaseUrl });
  const head = String(await store.head());
  const stopping = new AbortController();
  const logger = pino({ level: 'silent' });
  const projector = startProjector({ store, databaseUrl, projections, logger, signal: stopping.signal });
  await expect.poll(async () => (await ops.json('projections', 'status')).reply.position).toBe(head);
  stopping.abort();
  await projector;
  await store.close();
};

test.each(globSync('*.tar', { cwd: releaseFolder }).map((file) => basename(file, '.tar')))(
  'this release finds everything in the data of release %s',
  async (version) => {
    const made: ReleaseData = JSON.parse(readFileSync(join(releaseFolder, `${version}.json`), 'utf8'));
    const { email, password, userId, attemptId, paymentId, at } = made;
    expect(await ops.run('restore', join(releaseFolder, `${version}.tar`), '--none-erased')).toBe(0);

    const seal = join(ops.folder, 'seals', 'last.checkpoint');
    expect(await ops.json('events', 'verify', '--checkpoint', seal)).toMatchObject({
      code: 0,
      reply: { checkpointSize: expect.toSatisfy((size) => size > 0) },
    });
    await project();
    expect((await ops.json('projections', 'status')).reply.parked).toBe(0);
    expect((await ops.json('projections', 'verify')).reply).toEqual({ differing: [] });

    expect(await logInLocally({ pool: ops.database.pool }, { email, password }, { demo: false })).toMatchObject({
      email,
    });
    expect(await ops.json('audit', 'attempt', attemptId)).toMatchObject({
      code: 0,
      reply: { matches: true, results: [{ recorded: { paesScore: made.paesScore } }] },
    });
    expect((await ops.json('audit', 'student', userId, '--at', at)).reply).toMatchObject({
      xp: { total: made.xp },
      premium: { isPremium: true, expiresAt: made.premiumExpiresAt },
      topics: [{ answered: made.answered, readLessons: made.readLessons }],
      unreadable: [],
    });
    const { steps } = (await ops.json('audit', 'payment', paymentId)).reply as { steps: { type: string }[] };
    expect(steps.map(({ type }) => type).toSorted()).toEqual([
      'CheckoutStarted',
      'PaymentApproved',
      'PremiumPurchased',
    ]);
  },
);
