import { isCsv } from './csv.ts';

/** `text` is the bulk text of this platform, `folder` its content format as a zip. */
export type ImportFormat = 'text' | 'gift' | 'moodle-xml' | 'aiken' | 'csv' | 'qti' | 'folder';

/** A long text is judged by its beginning. */
const LOOK_AT = 50_000;

const hasLine = (text: string, pattern: RegExp) => pattern.test(text);

/** The format of a text, by its content. */
export const detectTextFormat = (whole: string): ImportFormat => {
  const text = whole.slice(0, LOOK_AT).trimStart();
  if (/^<(\?xml|!--|!doctype|quiz|([\w-]+:)?(assessmentItem|qti-|questestinterop))/i.test(text)) {
    return /<([\w-]+:)?(assessmentItem|qti-assessment-item|questestinterop)\b/.test(text) ? 'qti' : 'moodle-xml';
  }
  const isBulk = hasLine(text, /^\s*(PREGUNTA|P)\s*:/m) && hasLine(text, /^\s*[A-E]\s*\)/im);
  if (isBulk) return 'text';
  if (isCsv(text)) return 'csv';
  if (hasLine(text, /^(ANSWER|RESPUESTA)\s*:/im) && hasLine(text, /^A[.)]/m)) return 'aiken';
  const isGift =
    hasLine(text, /^\s*(::|\$CATEGORY:)/m) || /(^|[^\\])\{\s*([=~#}]|T(RUE)?\s*[}#]|F(ALSE)?\s*[}#])/.test(text);
  return isGift ? 'gift' : 'text';
};

/** The format of a zip, by the names of its files. */
export const detectZipFormat = (paths: Iterable<string>): ImportFormat | null => {
  const names = [...paths];
  if (names.some((path) => /^([^/]+\/)?imsmanifest\.xml$/.test(path))) return 'qti';
  return names.some((path) => /^([^/]+\/)?(topic|exam)\.json$/.test(path)) ? 'folder' : null;
};
