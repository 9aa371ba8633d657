import { leafOf } from '@matraz/domain/seal/event-leaf';
import { expect, onTestFinished, test } from 'vitest';

const texts = String.prototype as { isWellFormed?: (this: string) => boolean };

test('Chromium 109 and Firefox 115, which have no isWellFormed, hash an event as all others do', async () => {
  const event = {
    stream: 'attempt-1',
    version: 1,
    type: 'ExamAttemptStarted',
    schemaVersion: 1,
    data: { examTitle: 'Química ⚗️ 𝒳' },
    metadata: { eventId: 'e' },
  } as unknown as Parameters<typeof leafOf>[0];
  const expected = leafOf(event);
  const { isWellFormed } = texts;
  delete texts.isWellFormed;
  onTestFinished(() => {
    texts.isWellFormed = isWellFormed;
  });
  await import('./well-formed.ts');
  expect(leafOf(event)).toEqual(expected);
  expect(['\ud83d', 'a\udc00b', '𝒳', ''].map((text) => texts.isWellFormed?.call(text))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
