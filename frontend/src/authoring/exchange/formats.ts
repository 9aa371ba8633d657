import type { ImportFormat } from '@matraz/formats/exchange/detect-format';

/** Names of the formats that a bulk load takes, in the order of the choice. */
export const formatNames: Record<ImportFormat, string> = {
  text: 'Texto de carga masiva',
  gift: 'GIFT',
  aiken: 'Aiken',
  csv: 'CSV (tabla)',
  'moodle-xml': 'Moodle XML',
  qti: 'QTI 2.1',
  folder: 'Contenido de Matraz (zip)',
};

/** Formats that are a zip, or may be. */
export const isPackageFormat = (format: ImportFormat): boolean => format === 'qti' || format === 'folder';
