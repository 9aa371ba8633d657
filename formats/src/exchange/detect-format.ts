import { isCsv } from './csv.ts';
import { withoutInvisible } from './invisible.ts';

/** `text` is the bulk text of this platform, `folder` its content format as a zip. */
export type ImportFormat = 'text' | 'gift' | 'moodle-xml' | 'aiken' | 'csv' | 'qti' | 'folder';

/** A long text is judged by its beginning. */
const LOOK_AT = 50_000;

const hasLine = (text: string, pattern: RegExp) => pattern.test(text);

/** The format of a text, by its content. */
export const detectTextFormat = (whole: string): ImportFormat => {
  const text = withoutInvisible(whole.slice(0, LOOK_AT)).trimStart();
  if (/^<(\?xml|!--|!doctype|quiz|([\w-]+:)?(assessmentItem|qti-|questestinterop))/i.test(text)) {
    return /<([\w-]+:)?(assessmentItem|qti-assessment-item|questestinterop)\b/.test(text) ? 'qti' : 'moodle-xml';
  }
  const isBulk = hasLine(text, /^\s*(PREGUNTA|P)\s*:/m) && hasLine(text, /^\s*[A-E]\s*\)/im);
  if (isBulk) return 'text';
  if (isCsv(text)) return 'csv';
  if (hasLine(text, /^[ \t]*(ANSWER|RESPUESTA)\s*:/im) && hasLine(text, /^[ \t]*A[.)]/m)) return 'aiken';
  const isGift =
    hasLine(text, /^\s*(::|\$CATEGORY:)/m) || /(^|[^\\])\{\s*([=~#}]|T(RUE)?\s*[}#]|F(ALSE)?\s*[}#])/.test(text);
  return isGift ? 'gift' : 'text';
};

/** Why a zip cannot be read that is no package of questions. */
export const reasonAgainstZip = (paths: Iterable<string>): string => {
  const names = [...paths];
  if (names.some((path) => path.startsWith('xl/')))
    return 'Es una planilla de Excel: guarda la hoja como CSV y vuelve a elegirla.';
  if (names.some((path) => path.startsWith('word/')))
    return 'Es un documento de Word: copia las preguntas y pégalas en el texto.';
  return 'El zip no es un paquete QTI ni un contenido de Matraz.';
};

/** The format of a zip, by the names of its files. */
export const detectZipFormat = (paths: Iterable<string>): ImportFormat | null => {
  const names = [...paths];
  const has = (name: RegExp) => names.some((path) => name.test(path));
  if (has(/(^|\/)imsmanifest\.xml$/)) return 'qti';
  if (has(/(^|\/)(topic|exam)\.json$/)) return 'folder';
  return has(/\.xml$/i) && !has(/^(word|xl|ppt)\//) ? 'qti' : null;
};
