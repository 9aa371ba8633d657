import { expect, test } from 'vitest';
import { editorExtensions } from './extensions.ts';

const optionsOf = (name: string) =>
  editorExtensions({ placeholder: '', onEditFormula: () => {} }).find((extension) => extension.name === name)?.options;

test('undo goes back 100 steps, and typing with a pause of 500 ms begins a new one', () => {
  expect(optionsOf('starterKit').undoRedo).toEqual({ depth: 100, newGroupDelay: 500 });
});

test('columns are resized by a handle of 5 pixels', () => {
  expect(optionsOf('table')).toMatchObject({ resizable: true, handleWidth: 5, cellMinWidth: 25 });
});
