import { replacePictures } from '../exchange/html.ts';
import type { ImportResult } from '../exchange/import-result.ts';
import { shorten } from '../exchange/shorten.ts';
import type { Files } from '../exchange/zip.ts';
import { openDocx, type Target } from './docx-parts.ts';
import { textOfDocx } from './docx-text.ts';
import { readNumbered } from './read-numbered.ts';

/** A picture has this address until its file is uploaded. The bulk text accepts only addresses of this platform. */
const pending = '/uploads/pending/';

/** Formats of drawings that no browser shows. */
const isDrawing = (path: string): boolean => /\.(emf|wmf|tiff?|svg|bmp)$/i.test(path);

/** Pixels. A picture of a whole page is not wider in a question. */
const MAX_WIDTH = 800;

/**
 * Reads the questions of a document of Word. We have our own reader, because mammoth drops the number formats of lists, colours and
 * formulas: 'a)' that Word counts, a key in red and every equation would be lost without a word.
 *
 * @throws UnreadableFile
 */
export const readDocx = (files: Files): ImportResult => {
  const notes = new Set<string>();
  const pictures: { name: string; bytes: Uint8Array }[] = [];
  const note = (text: string) => void notes.add(text);
  const pictureTag = ({ path, isOutside }: Target, alt: string, width: number | null): string => {
    const bytes = files.get(path.normalize('NFC'));
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (isOutside || !bytes) note(`no se importó una imagen que el documento solo enlaza: ${shorten(path)}`);
    else if (isDrawing(path)) note(`no se importó la imagen ${name}; guárdala como PNG o JPEG`);
    else {
      pictures.push({ name, bytes });
      const size = width === null ? '' : ` width="${Math.min(width, MAX_WIDTH)}"`;
      return `<img src="${pending}${pictures.length - 1}" alt="${alt.replace(/["<>\n]/g, ' ').trim()}"${size}>`;
    }
    return '';
  };
  const text = textOfDocx({ ...openDocx(files), note, pictureTag });
  const result = readNumbered(text, {
    change: (html, file) =>
      replacePictures(html, (src) => {
        const picture = src.startsWith(pending) ? pictures[Number(src.slice(pending.length))] : undefined;
        return picture ? file.addPicture(picture.name, picture.bytes) : src;
      }),
  });
  const ofFile = [...notes].map((sentence) => ({ number: null, line: null, isLeftOut: false, text: sentence }));
  // Line numbers of the text mean nothing in the document.
  const withoutLine = <Placed extends { line: number | null }>(placed: Placed): Placed => ({ ...placed, line: null });
  return {
    items: result.items.map(withoutLine),
    problems: [...ofFile, ...result.problems.map(withoutLine)],
    pictures: result.pictures,
  };
};
