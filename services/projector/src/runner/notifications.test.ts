import { readModels, type UserChange } from '@matraz/contracts/updates';
import { describe, expect, test } from 'vitest';
import { notifications } from './notifications.ts';

const students = (count: number): UserChange[] =>
  Array.from({ length: count }, (_, index) => [`00000000-0000-7000-8000-${String(index).padStart(12, '0')}`, 'user']);

describe('the notifications of a batch', () => {
  test('each change once, with the position', () => {
    expect(
      notifications(7n, [
        ['u', 'user'],
        ['u', 'user'],
        [null, 'topic', 't'],
      ]),
    ).toEqual(['{"position":"7","changed":[["u","user"],[null,"topic","t"]]}']);
  });

  test('a batch without a change sends its position', () => {
    expect(notifications(7n, [])).toEqual(['{"position":"7","changed":[]}']);
  });

  test('many changes are sent in several messages below the limit, the position in the last one', () => {
    const messages = notifications(7n, students(1_000));
    expect(messages.every((message) => message.length < 8_000)).toBe(true);
    const parsed = messages.map((message) => JSON.parse(message));
    expect(parsed.flatMap(({ changed }) => changed)).toEqual(students(1_000));
    expect(parsed.map(({ position }) => position).filter(Boolean)).toEqual(['7']);
    expect(parsed.at(-1).position).toBe('7');
  });

  test('a message has room for its position', () => {
    // 7,800 characters of changes fit. One more begins another message.
    const changesOf = (last: number): UserChange[] => [
      ['x'.repeat(7_000), 'user'],
      ['y'.repeat(last), 'user'],
    ];
    const brackets = 2 * JSON.stringify(['', 'user']).length;
    const messagesOf = (last: number) => notifications(10n ** 18n, changesOf(last));
    const [one, ...none] = messagesOf(800 - brackets);
    expect([one?.length, none]).toEqual([expect.any(Number), []]);
    expect(one?.length).toBeLessThan(8_000);
    expect(messagesOf(801 - brackets)).toHaveLength(2);
  });

  test('too many changes are sent as changes of everything', () => {
    expect(notifications(7n, students(20_000))).toEqual([
      JSON.stringify({ position: '7', changed: readModels.map((model) => [null, model]) }),
    ]);
  });
});
