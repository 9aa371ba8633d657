import { UnreadableFile } from '@matraz/formats/exchange/import-result';
import { expect, test, vi } from 'vitest';
import { openQuestionFile } from './open-question-file.ts';

/** 'a‡b': in Spanish no reading of these bytes is likelier than the others. */
const doubtful = () => new File([new Uint8Array([0x41, 0x20, 0x81, 0x8d, 0x20, 0x42])], 'preguntas.txt');

test('a file whose encoding is not clear is asked about, the likeliest reading first, and never guessed', async () => {
  const answers = [false, true];
  const confirm = vi.fn((_question: string) => answers.shift() ?? false);
  vi.stubGlobal('window', { confirm });
  const opened = await openQuestionFile(doubtful());
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(confirm.mock.calls[1]?.[0]).toContain('¿Se leen bien aquí?');
  expect('text' in opened && opened.text.includes('\ufffd')).toBe(false);
  await expect(openQuestionFile(doubtful())).rejects.toThrow(
    new UnreadableFile('Guárdalo como texto en UTF-8 y vuelve a elegirlo.'),
  );
  vi.unstubAllGlobals();
});
