import { describe, expect, test } from 'vitest';
import { createWriterPositions } from './writer-positions.ts';

// The number of the first id is even, that of the second odd.
const [first, second] = ['00000000-0000-7000-8000-000000007530', '00000000-0000-7000-8000-000000007531'];

/** Positions of the shared tables and of partitions, as they are read. */
const found = (read: bigint, ...partitions: bigint[]) =>
  new Map([
    ['read', read] as const,
    ...partitions.map((position, index) => [`read_${index + 1}_of_${partitions.length}`, position] as const),
  ]);
const split = () => {
  const positions = createWriterPositions();
  positions.read(found(5n, 5n, 5n), { isFirst: true, mayGoBack: true });
  return positions;
};
const later = { isFirst: false, mayGoBack: false };

describe('while progress is split', () => {
  test('all tables contain the log up to the lowest position of a writer', () => {
    const positions = split();
    for (const [position, schema] of [[9n, 'read'] as const, [7n, 'read_1_of_2'] as const])
      expect(positions.tell(position, schema)).toBe(true);
    expect([positions.lowest(), positions.highest(), positions.shared()]).toEqual([5n, 9n, 9n]);
    positions.tell(8n, 'read_2_of_2');
    expect([positions.lowest(), positions.hasHeardAll()]).toEqual([7n, true]);
  });

  test("a student's own partition and the other tables are enough for the student", () => {
    const positions = split();
    positions.tell(9n, 'read_1_of_2');
    expect(positions.contain(8n, first)).toBe(false);
    positions.tell(8n, 'read');
    expect(positions.contain(8n, first)).toBe(true);
    expect(positions.contain(9n, first)).toBe(false);
    expect(positions.contain(8n, second)).toBe(false);
    expect(positions.contain(8n, null)).toBe(false);
    expect(positions.contain(5n, null)).toBe(true);
  });

  test('a position that was read and not told is not heard', () => {
    const positions = split();
    positions.read(found(6n, 6n, 6n), later);
    expect([positions.lowest(), positions.hasHeardAll()]).toEqual([6n, false]);
  });

  test('an answer that is older for one writer tells the positions of the others', () => {
    const positions = split();
    positions.read(found(12n, 4n, 6n), later);
    expect([positions.shared(), positions.highest(), positions.lowest()]).toEqual([12n, 12n, 5n]);
    expect(positions.contain(6n, second)).toBe(true);
  });

  test('tables that are not there contain nothing', () => {
    const positions = createWriterPositions();
    positions.read(new Map([['read_1_of_2', 4n]]), { isFirst: true, mayGoBack: true });
    expect(positions.shared()).toBe(0n);
  });
});

describe('when the split changes', () => {
  test('a notification of an unknown writer asks for a reading, and an older answer is ignored', () => {
    const positions = createWriterPositions();
    positions.tell(10n, undefined);
    expect(positions.tell(11n, 'read')).toBe(false);
    expect(positions.tell(12n, 'read_1_of_2')).toBe(false);
    positions.read(new Map([['read_1_of_3', 4n]]), later);
    expect(positions.lowest()).toBe(10n);
    positions.read(found(11n, 12n, 10n), later);
    expect(positions.lowest()).toBe(10n);
    expect(positions.tell(13n, 'read_2_of_2')).toBe(true);
    expect(positions.lowest()).toBe(11n);
  });

  test('a notification without a writer ends the split', () => {
    const positions = split();
    positions.tell(20n, undefined);
    expect([positions.lowest(), positions.highest(), positions.contain(20n, first)]).toEqual([20n, 20n, true]);
    expect(positions.tell(21n, 'read_1_of_2')).toBe(false);
  });
});

test.each([
  { what: 'fewer writers', older: found(4n) },
  {
    what: 'as many writers with other names',
    older: new Map([...found(4n), ['read_1_of_9', 4n], ['read_2_of_9', 4n]]),
  },
])('an older answer with $what does not undo the split', ({ older }) => {
  const positions = split();
  positions.read(older, later);
  expect(positions.tell(6n, 'read_1_of_2')).toBe(true);
});

test('what a new partition wrote before the reading was not told', () => {
  const positions = createWriterPositions();
  positions.tell(10n, undefined);
  positions.read(found(12n, 12n, 12n), later);
  positions.tell(12n, 'read');
  expect(positions.hasHeardAll()).toBe(false);
  positions.tell(12n, 'read_1_of_2');
  positions.tell(12n, 'read_2_of_2');
  expect(positions.hasHeardAll()).toBe(true);
});

describe('while there is one writer', () => {
  test('its notifications and readings tell the position, and only a restored database moves it back', () => {
    const positions = createWriterPositions();
    expect([positions.shared(), positions.lowest(), positions.highest()]).toEqual([0n, 0n, 0n]);
    expect(positions.tell(7n, undefined)).toBe(true);
    positions.read(found(5n), later);
    expect([positions.shared(), positions.lowest()]).toEqual([7n, 7n]);
    positions.read(found(9n), later);
    expect([positions.shared(), positions.hasHeardAll()]).toEqual([9n, false]);
    positions.read(found(4n), { isFirst: true, mayGoBack: true });
    expect([positions.shared(), positions.hasHeardAll()]).toEqual([4n, true]);
  });

  test('without tables the position is 0', () => {
    const positions = createWriterPositions();
    positions.tell(7n, undefined);
    positions.read(new Map(), { isFirst: true, mayGoBack: true });
    expect([positions.shared(), positions.lowest()]).toEqual([0n, 0n]);
    positions.tell(8n, undefined);
    expect([positions.shared(), positions.contain(8n, first), positions.contain(9n, first)]).toEqual([8n, true, false]);
  });
});

test("an event at the position of the student's own partition is contained", () => {
  const positions = split();
  positions.tell(8n, 'read');
  positions.tell(8n, 'read_1_of_2');
  expect(positions.contain(8n, first)).toBe(true);
});

test('a student whose partition is not known waits for all tables', () => {
  const positions = createWriterPositions();
  const partly = new Map([
    ['read', 9n],
    ['read_2_of_2', 5n],
    ['read_3_of_3', 5n],
  ]);
  positions.read(partly, { isFirst: true, mayGoBack: true });
  expect(positions.contain(7n, first)).toBe(false);
});
