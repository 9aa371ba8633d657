import { setTimeout as delay } from 'node:timers/promises';
import { everyChange } from '@matraz/contracts/updates';
import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import { sqlState, sqlStateOf } from '@matraz/infra/postgres/error-codes';
import { partitionSchema } from '@matraz/infra/read-models/partition';
import type { Versions } from '@matraz/infra/read-models/runner-tables';
import type pg from 'pg';
import type { Projection } from '../projection.ts';
import { connect } from './connection.ts';
import { fill } from './fill.ts';
import { notifications } from './notifications.ts';
import { checkpointsOf, dropSchema, highest, type SchemaName, transaction, type WriterCheckpoint } from './schemas.ts';
import { ownProjections, type Share } from './share.ts';
import { holdPartitions } from './split-lock.ts';
import { versionsOf, writersOf } from './versions.ts';
import { createWriter } from './writer.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

interface Split {
  projections: readonly Projection[];
  /** 1: not split. */
  partitions: number;
}

/** Splits tables that one writer has filled. Call it in a transaction. */
export const createPartitions = async (
  client: Queryable,
  base: 'read' | 'read_verify',
  { projections, partitions }: Split,
): Promise<void> => {
  const [whole] = (await checkpointsOf(client, base)) ?? [];
  if (partitions === 1 || !whole) return;
  const split = ownProjections(projections, { number: 1, of: partitions }).map(({ name }) => name);
  const versionsFor = (isSplit: boolean) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(whole.versions).filter(([name]) => split.includes(name) === isSplit)),
    );
  const copied = projections.flatMap((projection) => projection.split?.copied ?? []);
  for (let number = 1; number <= partitions; number += 1) {
    const schema = partitionSchema({ number, of: partitions }, base);
    await client.query(`
      create schema ${schema};
      create table ${schema}.checkpoint () inherits (${base}.checkpoint);
      ${copied
        .map(
          ({ name }) => `
          create table ${schema}.${name} (like ${base}.${name} including all);
          insert into ${schema}.${name} select * from ${base}.${name};`,
        )
        .join('')}`);
    await client.query(`insert into ${schema}.checkpoint (position, versions) values ($1, $2)`, [
      String(whole.position),
      versionsFor(true),
    ]);
  }
  await client.query(`update only ${base}.checkpoint set versions = $1`, [versionsFor(false)]);
};

/** How often a drop that waits for a read of the old tables is tried. */
const dropRetryMs = 1_000;

/**
 * Drops what a rebuild or a new split has left. While a long read uses it, the drop is tried again: a drop that waits for a lock makes
 * every later read of the checkpoints wait too.
 */
export const dropReplaced = async ({ databaseUrl, signal }: Pick<SplitOptions, 'databaseUrl' | 'signal'>) => {
  const { client, close } = await connect(databaseUrl, 'read_old');
  try {
    await client.query("set lock_timeout = '200ms'");
    while (!signal.aborted) {
      try {
        return await dropSchema(client, 'read_old');
      } catch (error) {
        if (sqlStateOf(error) !== sqlState.lockNotAvailable) throw error;
      }
      await delay(dropRetryMs, undefined, { signal }).catch(() => {});
    }
  } finally {
    await close();
  }
};

/**
 * Puts partitions out of use. Their schemas are dropped later: a drop would wait for long reads of the positions. Call it in a
 * transaction.
 */
export const retirePartitions = async (client: Queryable): Promise<void> => {
  for (const { schema, partition } of (await checkpointsOf(client, 'read')) ?? []) {
    if (!partition) continue;
    await client.query(
      `delete from ${schema}.checkpoint; alter schema ${schema} rename to ${partitionSchema(partition, 'read_old')}`,
    );
  }
};

interface WriterOptions {
  projections: readonly Projection[];
  logger: Logger;
}

/**
 * The projections that can write tables of perhaps another release. Those that cannot lose their version: they miss events, so an older
 * release must rebuild them too.
 *
 * @returns undefined when the checkpoint does not exist
 */
export const writersFor = async (
  client: Queryable,
  schema: SchemaName,
  share: Share,
  { projections, logger }: WriterOptions,
): Promise<{ start: Position; writers: readonly Projection[] } | undefined> => {
  const found = (await checkpointsOf(client, schema)) ?? [];
  const [own] = found;
  if (!own) return undefined;
  // The checkpoint of a split schema has only the versions of the projections that are not split.
  const writers = writersOf(projections, Object.assign({}, ...found.map(({ versions }) => versions)));
  const kept = versionsOf(ownProjections(writers, share));
  const left = Object.keys(own.versions).filter((name) => kept[name] === undefined);
  if (left.length > 0) {
    logger.warn({ projections: left }, 'the old tables of these projections miss new events until the rebuild is done');
    await client.query(`update only ${schema}.checkpoint set versions = $1`, [kept]);
  }
  return { start: own.position, writers };
};

interface SplitOptions extends Split, WriterOptions {
  databaseUrl: string;
  store: EventStore;
  signal: AbortSignal;
}

const catchUp = async ({ schema, partition }: WriterCheckpoint, until: Position, options: SplitOptions) => {
  const { databaseUrl, store, logger, signal } = options;
  const { client, close } = await connect(databaseUrl, schema, 'read');
  try {
    const share = partition ?? 'none';
    const found = await writersFor(client, schema, share, options);
    if (!found) return;
    const writer = createWriter({
      client,
      projections: found.writers,
      share,
      position: found.start,
      notify: false,
      logger,
    });
    await fill(store, writer, signal, until);
  } finally {
    await close();
  }
};

/** The versions that all partitions have. */
const commonVersions = (checkpoints: readonly WriterCheckpoint[]): Versions => {
  const [first, ...others] = checkpoints.map(({ versions }) => versions);
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name, version]) => others.every((versions) => versions[name] === version)),
  );
};

/**
 * Splits `read` into this number of partitions, from any other number. First all partitions are brought to the position of the one that
 * is ahead, each by the rules of its old share, so no event is lost or written twice. After a crash the next leader continues.
 */
export const splitInto = async (client: pg.Client, options: SplitOptions): Promise<void> => {
  const { partitions, signal, logger } = options;
  const checkpoints = async () => (await checkpointsOf(client, 'read')) ?? [];
  const found = (await checkpoints()).filter(({ partition }) => partition);
  const wanted = partitions > 1 ? partitions : 0;
  if (found.length === wanted) return;
  await dropReplaced(options);
  await holdPartitions(client, async () => {
    const all = await checkpoints();
    const until = highest(all);
    for (const one of all) if (one.position < until) await catchUp(one, until, options);
    if (signal.aborted) return;
    await transaction(client, async () => {
      const reached = await checkpoints();
      if (reached.some(({ position }) => position !== until)) throw new Error('the partitions are not at one position');
      const versions = commonVersions(reached.filter(({ partition }) => partition));
      await retirePartitions(client);
      await client.query('update only read.checkpoint set versions = versions || $1', [versions]);
      await createPartitions(client, 'read', options);
      // A page may not have heard of what was written meanwhile.
      await client.query("select pg_notify('matraz_read', payload) from unnest($1::text[]) payload", [
        notifications(until, everyChange),
      ]);
    });
    logger.info({ from: Math.max(found.length, 1), to: partitions }, 'progress is split');
  });
};
