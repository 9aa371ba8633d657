import { questionsOfPackage, readPackage } from '@matraz/formats/content/read-package';
import { readAiken } from '@matraz/formats/exchange/aiken';
import { readCsv } from '@matraz/formats/exchange/csv';
import type { ImportFormat } from '@matraz/formats/exchange/detect-format';
import { readGift } from '@matraz/formats/exchange/gift';
import { type ImportResult, UnreadableFile } from '@matraz/formats/exchange/import-result';
import { readMoodleXml } from '@matraz/formats/exchange/moodle-xml';
import type { Source } from '@matraz/formats/exchange/open-file';
import { readQti, readQtiFile } from '@matraz/formats/exchange/qti';
import { readDocx } from '@matraz/formats/word/read-docx';
import { readNumbered } from '@matraz/formats/word/read-numbered';
import { withOwnPathsInFiles } from './own-paths-in-files.ts';
import { placePictures } from './place-pictures.ts';

const textReaders: Partial<Record<ImportFormat, (text: string) => ImportResult>> = {
  word: readNumbered,
  gift: readGift,
  aiken: readAiken,
  csv: readCsv,
  'moodle-xml': readMoodleXml,
  qti: readQtiFile,
};

const readFolder = (files: ReadonlyMap<string, Uint8Array>, courses: ReadonlyMap<string, number>): ImportResult => {
  const result = readPackage(files, courses);
  if (!result.ok) throw new UnreadableFile(result.errors.join('\n'));
  return questionsOfPackage(result.content);
};

export interface ImportOptions {
  /** Ids of the courses by their titles. */
  courses: ReadonlyMap<string, number>;
  /** The part of the pictures that was uploaded, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Reads the questions of a file in this format and uploads its pictures. This file holds the parsers, so it is loaded on demand.
 *
 * @throws UnreadableFile when the file is not in the format
 */
export const readImport = async (
  format: ImportFormat,
  source: Source,
  options: ImportOptions,
): Promise<ImportResult> => {
  const read = textReaders[format];
  if (source.kind === 'text') {
    if (!read) throw new UnreadableFile('Este formato es un archivo zip: elígelo como archivo.');
    return placePictures(read(source.text), options);
  }
  const files = withOwnPathsInFiles(source.files);
  if (format === 'word') return placePictures(readDocx(files), options);
  if (format === 'qti') return placePictures(readQti(files), options);
  if (format === 'folder') return placePictures(readFolder(files, options.courses), options);
  throw new UnreadableFile('El archivo es un zip: elige Word, QTI 2.1 o Contenido de Matraz.');
};
