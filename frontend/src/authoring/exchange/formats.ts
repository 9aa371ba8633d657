import type { ImportFormat } from '@matraz/formats/exchange/detect-format';

/** Names of the formats that a bulk load takes, in the order of the choice. */
export const formatNames: Record<ImportFormat, string> = {
  text: 'Texto de carga masiva',
  word: 'Texto de Word (numerado)',
  gift: 'GIFT',
  aiken: 'Aiken',
  csv: 'CSV (tabla)',
  'moodle-xml': 'Moodle XML',
  qti: 'QTI 2.1',
  folder: 'Contenido de Matraz (zip)',
};

/** Formats that are a zip, or may be. */
export const isPackageFormat = (format: ImportFormat): boolean => ['word', 'qti', 'folder'].includes(format);
