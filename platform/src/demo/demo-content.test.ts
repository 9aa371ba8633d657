import { readFileSync } from 'node:fs';
import { importExam } from '@matraz/application/content/import-exam';
import { importTopic } from '@matraz/application/content/import-topic';
import { topicTitles } from '@matraz/formats/syllabus';
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
  const topics: { id: string; title: string }[] = [];
  for (const [place, topic] of demoTopics.entries())
    topics.push({ id: await importTopic(topic, place, handle, context), title: topic.title });
  for (const exam of demoExams) await importExam(exam, topicTitles(topics), handle, context);
  expect(fingerprintsOf(recorded)).toEqual(expected);
});

test('the landing page shows a question of the demo, with its options and its key', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const page = read('../../../frontend/src/features/landing/sample-question.tsx');
  const blocks = read('../../content/topics/fisica/mecanica/leyes-de-newton/questions.txt').split('---');
  const block = blocks.find(
    (one) => /^PREGUNTA: <p>(.*)<\/p>$/m.exec(one)?.[1] === /question:\s+'(.*)'/.exec(page)?.[1],
  );
  const options = [...(block ?? '').matchAll(/^[A-D]\) (.*?)( \*)?$/gm)];
  expect([...page.matchAll(/^ {4}'(.*)',$/gm)].slice(-4).map(([, option]) => option)).toEqual(
    options.map(([, option]) => option),
  );
  expect(options.findIndex(([, , mark]) => mark !== undefined)).toBe(Number(/const right = (\d)/.exec(page)?.[1]));
});
