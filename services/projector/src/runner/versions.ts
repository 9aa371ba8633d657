import type { Versions } from '@matraz/infra/read-models/runner-tables';
import type { Projection } from '../projection.ts';

export const versionsOf = (projections: readonly Projection[]): Versions =>
  Object.fromEntries(projections.map(({ name, version }) => [name, version]));

/**
 * The projections that can write tables of these versions: ours, or the ones of the release before. A projection whose tables have
 * another version is left out.
 */
export const writersOf = (projections: readonly Projection[], served: Versions): Projection[] =>
  projections.flatMap((projection) => {
    const known = [projection, ...(projection.previous ? [projection.previous] : [])];
    return known.filter(({ name, version }) => served[name] === version);
  });

const covers = (ours: Versions, theirs: Versions) =>
  Object.entries(theirs).every(([name, version]) => (ours[name] ?? 0) >= version);

export const sameVersions = (ours: Versions, theirs: Versions) => covers(ours, theirs) && covers(theirs, ours);

/** Whether one of our versions is newer than theirs, and none is older. */
export const supersedes = (ours: Versions, theirs: Versions) => covers(ours, theirs) && !covers(theirs, ours);
