import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { type Partition, partitionOf, partitionSql } from '@matraz/infra/read-models/partition';
import type { Projection } from '../projection.ts';

/**
 * What a writer writes. all: everything. none: everything but the rows of students in the projections that can be split. A partition:
 * the rows of its students in these projections.
 */
export type Share = 'all' | 'none' | Partition;

export const isPartition = (share: Share): share is Partition => typeof share === 'object';

export const shareOfMain = (partitions: number): Share => (partitions > 1 ? 'none' : 'all');

/** The projections of the share. */
export const projectionsOf = (projections: readonly Projection[], share: Share): readonly Projection[] => {
  if (share === 'all') return projections;
  return projections.flatMap((projection) => {
    if (isPartition(share)) return projection.split ? [projection] : [];
    if (!projection.split) return [projection];
    // The tables of no student are kept, so that they are there when progress is no longer split. Partitions tell the changes.
    const { ofStudent } = projection.split;
    const ofContent = Object.entries(projection.on).filter(([type]) => !ofStudent.some((one) => one === type));
    return [{ ...projection, on: Object.fromEntries(ofContent), changes: {} }];
  });
};

/** The projections whose versions are in the checkpoint of the share. */
export const ownProjections = (projections: readonly Projection[], share: Share): readonly Projection[] =>
  projections.filter(({ split }) => share === 'all' || isPartition(share) === (split !== undefined));

/** Tells which events a writer skips, because they are about students of another partition. */
export const skippedBy = (projections: readonly Projection[], share: Share): ((event: RecordedEvent) => boolean) => {
  if (!isPartition(share)) return () => false;
  const types = new Set<string>(projections.flatMap(({ split }) => split?.ofStudent ?? []));
  return ({ type, data }) => {
    if (!types.has(type)) return false;
    const userId = data?.userId;
    return typeof userId === 'string' && partitionOf(userId, share.of) !== share.number;
  };
};

/** The text of a statement for the rows of the share. */
export const statementFor = (text: string, share: Share): string =>
  text.replaceAll(/\$own\(([\w.]+)\)/g, (_, column: string) => {
    if (share === 'all') return 'true';
    return isPartition(share) ? `${partitionSql(column, share.of)} = ${share.number}` : 'false';
  });
