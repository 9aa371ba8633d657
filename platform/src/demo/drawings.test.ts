import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder } from './demo-content.ts';
import { demoExams, demoTopics } from './testing/demo-collection.ts';

const drawings = new Map(
  readdirSync(demoFolder, { recursive: true, withFileTypes: true })
    .filter(({ parentPath }) => basename(parentPath) === 'pictures')
    .map(({ parentPath, name }) => [name, join(parentPath, name)]),
);

const texts = [
  ...demoTopics.flatMap(({ lessons, questions }) => [
    ...lessons.map(({ content }) => content),
    ...questions.map(({ question }) => question),
  ]),
  ...demoExams.flatMap(({ questions }) => questions.map(({ question }) => question)),
];
const images = texts.flatMap((text) =>
  [...text.matchAll(/<img src="\/demo\/([^"]+)" alt="([^"]*)" width="(\d+)" height="(\d+)"(?: \/)?>/g)].map(
    ([, file = '', alt = '', width, height]) => ({ file, alt, width, height }),
  ),
);

test('each topic has a drawing, and each drawing is used once', () => {
  const without = demoTopics.filter(({ lessons }) => !lessons.some(({ content }) => content.includes('<img ')));
  expect(without.map(({ slug }) => slug)).toEqual([]);
  expect(images.map(({ file }) => file).sort()).toEqual([...drawings.keys()].sort());
});

test.each(images)('$file has a description, its size in the HTML, and a small file', (image) => {
  const svg = readFileSync(drawings.get(image.file) ?? '', 'utf8');
  expect(image.alt.length).toBeGreaterThan(100);
  expect(svg).toContain(`viewBox="0 0 ${image.width} ${image.height}"`);
  expect(svg.length).toBeLessThan(15_000);
  expect(svg).not.toMatch(/<script|<style|<image|href=/);
});
