import type { RecordedEvent } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import { createLogger } from '../../logging/logger.ts';
import { createOwnEventFilter } from './foreign-events.ts';

const event = (streamId: string, type: string, metadata: object = {}) =>
  ({ streamId, type, metadata }) as unknown as RecordedEvent;
const own = event('topic-1', 'TopicCreated', { schemaVersion: 1, correlationId: 'c' });
const foreign = event('billing-7', 'InvoiceSent');
const statistics = event('$stats-0', '$statsCollected');

test('foreign events are skipped and counted, and the first, tenth and hundredth write a line', () => {
  const lines: string[] = [];
  const isOwn = createOwnEventFilter(createLogger('test', { write: (line: string) => void lines.push(line) }));
  for (let n = 0; n < 120; n++) {
    expect(isOwn(foreign)).toBe(false);
    expect(isOwn(statistics)).toBe(false);
    expect(isOwn(own)).toBe(true);
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    [1, 10, 100].map((skipped) => ({
      skipped,
      stream: 'billing-7',
      type: 'InvoiceSent',
      msg: 'events of other programs are skipped',
    })),
  );
  expect(lines).toHaveLength(3);
});
