import { expect, test } from 'vitest';
import { blocksOf } from './exam-block.ts';

const blockTexts = (text: string) => blocksOf(text).map(({ from, to }) => text.slice(from, to));

test('a block has its position in the typed text', () => {
  expect(blockTexts('P: uno\nA) sí\n\n\n---\nP: dos\nA) no\n')).toEqual(['P: uno\nA) sí', 'P: dos\nA) no']);
  expect(blockTexts('\uFEFFP: uno\r\nA) e\u0301l \r\n\r\nP: dos')).toEqual(['\uFEFFP: uno\r\nA) e\u0301l', 'P: dos']);
});

test('a block has its position also when only a new question ends the block before', () => {
  expect(blockTexts('P: uno\nA) sí\nP: dos\nA) no')).toEqual(['P: uno\nA) sí', 'P: dos\nA) no']);
});

test('a text of blank lines has no blocks', () => {
  expect(blocksOf(' \n\n--- \n')).toEqual([]);
});
