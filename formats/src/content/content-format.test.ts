import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExamFolder } from './read-exam-folder.ts';
import { readTopicFolder } from './read-topic-folder.ts';
import { filesOf, readOptions, type Texts } from './testing/folders.ts';

const page = readFileSync(new URL('../../../docs/content-format.md', import.meta.url), 'utf8');

/** The first code block under a heading of the page. */
const exampleOf = (heading: string): string => {
  const [, section = ''] = page.split(`## ${heading}\n`);
  return /```\w*\n(.*?)```/s.exec(section)?.[1] ?? '';
};

const topic: Texts = {
  'topic.json': exampleOf('topic.json'),
  'lessons/espejos.html': exampleOf('lessons/espejos.html'),
  'lessons/lentes.html': '<p>Lentes</p>',
  'pictures/espejo.png': 'png',
};
const exam: Texts = {
  'exam.json': exampleOf('exam.json'),
  'questions.txt': exampleOf('questions.txt of an exam'),
  'pictures/rayos.png': 'png',
};

test.each([
  ['topic', { ...topic, 'questions.txt': exampleOf('questions.txt of a topic') }, readTopicFolder],
  ['topic with questions.json', { ...topic, 'questions.json': exampleOf('questions.json') }, readTopicFolder],
  ['exam', exam, readExamFolder],
])('the documented %s is accepted', (_, texts, read) => {
  expect(read(filesOf(texts), readOptions)).toMatchObject({ ok: true });
});
