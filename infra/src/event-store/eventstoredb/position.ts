import { type Position as LogPosition, START } from '@eventstore/db-client';
import type { Position } from '../port.ts';

/** Commit position above, prepare position below: the order of the pairs is the order of the numbers. */
export const toPosition = ({ commit, prepare }: LogPosition): Position => (commit << 64n) | prepare;

const low64 = (1n << 64n) - 1n;

/** Where a read or a subscription begins. */
export const fromPosition = (position: Position): LogPosition | typeof START =>
  position === 0n ? START : { commit: position >> 64n, prepare: position & low64 };
