import { mostOrder } from '@matraz/contracts/catalog/limits';
import { expect, test } from 'vitest';
import { numbered } from './question-order.ts';

const places = (existing: number[], drafts: (number | undefined)[]) =>
  numbered(
    drafts.map((orderIndex) => (orderIndex === undefined ? {} : { orderIndex })),
    existing.map((orderIndex) => ({ orderIndex })),
  ).map(({ orderIndex }) => orderIndex);

test('questions without a place come after the others, one after the other', () =>
  expect(places([1, 7], [undefined, 3, undefined])).toEqual([8, 3, 9]));

test('after the largest place they share it', () =>
  expect(places([mostOrder], [undefined, undefined])).toEqual([mostOrder, mostOrder]));
