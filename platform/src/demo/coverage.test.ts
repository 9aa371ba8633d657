import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder } from './demo-content.ts';
import { demoTopics } from './testing/demo-collection.ts';
import { textOf } from './testing/written-html.ts';

const { topics: folders } = JSON.parse(readFileSync(join(demoFolder, 'catalog.json'), 'utf8')) as { topics: string[] };

interface Content {
  id: string;
  course: string;
  terms: string[];
}

const syllabus: Content[] = JSON.parse(readFileSync(new URL('testing/syllabus.json', import.meta.url), 'utf8'));

/** Topics with what they say that they teach, and with the text of their lessons. */
const teaching = folders.map((folder, place) => {
  const details = JSON.parse(readFileSync(join(demoFolder, folder, 'topic.json'), 'utf8'));
  const lessons = demoTopics[place]?.lessons ?? [];
  const text = lessons.map(({ title, content }) => `${title} ${textOf(content)}`).join(' ');
  return { course: details.course as string, contents: details.contents as string[], text: text.toLowerCase() };
});

/** What no topic teaches. A term belongs to a content of the syllabus of PAES Ciencias 2026. */
test('the topics teach every content of the syllabus, and every term that belongs to it', () => {
  const missing = syllabus.flatMap(({ id, course, terms }) => {
    const topics = teaching.filter((topic) => topic.course === course && topic.contents.includes(id));
    if (topics.length === 0) return [`${id}: no topic`];
    const text = topics.map((topic) => topic.text).join(' ');
    return terms.filter((term) => !text.includes(term.toLowerCase())).map((term) => `${id}: ${term}`);
  });
  expect(missing).toEqual([]);
});

test('a topic names only contents of the syllabus, and at least one', () => {
  const known = new Set(syllabus.map(({ id }) => id));
  for (const { contents } of teaching) {
    expect(contents.length).toBeGreaterThan(0);
    expect(contents.filter((id) => !known.has(id))).toEqual([]);
  }
});
