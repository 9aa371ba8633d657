import { expect, test } from 'vitest';
import { topicCount, topicsAvailable } from './unit-topics.tsx';

test.each([
  [0, '0 temas', '0 temas disponibles'],
  [1, '1 tema', '1 tema disponible'],
  [2, '2 temas', '2 temas disponibles'],
])('%i: %s, %s', (n, count, available) => {
  expect(topicCount(n)).toBe(count);
  expect(topicsAvailable(n)).toBe(available);
});
