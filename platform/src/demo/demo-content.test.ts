import { readFileSync } from 'node:fs';
import { importExam } from '@matraz/application/content/import-exam';
import { importTopic } from '@matraz/application/content/import-topic';
import { expect, test } from 'vitest';
import { demoExams, demoTopics } from './testing/demo-collection.ts';
import { createRecorder, fingerprintsOf } from './testing/recorded-demo.ts';

const expected = JSON.parse(readFileSync(new URL('testing/fingerprints.json', import.meta.url), 'utf8'));

/**
 * When a text was changed on purpose, put its new hash into `fingerprints.json`. A new `stream` is an error: installed demos would
 * show the topic or exam twice.
 */
test('the demo content has the recorded ids, order and texts', async () => {
  const { handle, recorded } = createRecorder();
  const context = { correlationId: 'test', now: new Date('2026-03-02T12:00:00Z') };
  for (const [place, topic] of demoTopics.entries()) await importTopic(topic, place, handle, context);
  for (const exam of demoExams) await importExam(exam, handle, context);
  expect(fingerprintsOf(recorded)).toEqual(expected);
});
