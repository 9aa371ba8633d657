import { expect, test } from 'vitest';
import { blocksOf } from './bulk-block.ts';

const standing = (text: string) => blocksOf(text).map(({ from, to }) => text.slice(from, to));

test('a block says where it stands in the text as it was typed', () => {
  expect(standing('P: uno\nA) sí\n\n\n---\nP: dos\nA) no\n')).toEqual(['P: uno\nA) sí', 'P: dos\nA) no']);
  expect(standing('\uFEFFP: uno\r\nA) e\u0301l \r\n\r\nP: dos')).toEqual(['\uFEFFP: uno\r\nA) e\u0301l', 'P: dos']);
});

test('also where only a new question parts it from the one before', () => {
  expect(standing('P: uno\nA) sí\nP: dos\nA) no')).toEqual(['P: uno\nA) sí', 'P: dos\nA) no']);
});

test('a text of blank lines has no block', () => {
  expect(blocksOf(' \n\n--- \n')).toEqual([]);
});
