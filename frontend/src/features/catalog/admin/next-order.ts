import { mostOrder } from '@matraz/contracts/catalog/limits';

/** The place after these, from 1. */
export const nextOrder = (placed: readonly { orderIndex: number }[]): number =>
  Math.min(mostOrder, 1 + Math.max(0, ...placed.map(({ orderIndex }) => orderIndex)));
