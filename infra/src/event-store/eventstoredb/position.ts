import { type Position as LogPosition, START } from '@eventstore/db-client';
import type { Position } from '../port.ts';

/** The commit position is in the upper 64 bits, the prepare position in the lower: the numbers have the order of the pairs. */
export const toPosition = ({ commit, prepare }: LogPosition): Position => (commit << 64n) | prepare;

const low64 = (1n << 64n) - 1n;

/** The start of a read or a subscription. */
export const fromPosition = (position: Position): LogPosition | typeof START =>
  position === 0n ? START : { commit: position >> 64n, prepare: position & low64 };
