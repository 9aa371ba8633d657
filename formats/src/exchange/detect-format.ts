import { hasKeyList, hasNumbers, looksNumbered } from '../word/looks-numbered.ts';
import { isCsv } from './csv.ts';
import { withoutInvisible } from './invisible.ts';
import { shorten } from './shorten.ts';

/** `text` is the bulk text of this platform, `word` a text as in Word, or its document, `folder` our content format as a zip. */
export type ImportFormat = 'text' | 'word' | 'gift' | 'moodle-xml' | 'aiken' | 'csv' | 'qti' | 'folder';

/** A long text is judged by its beginning. */
const LOOK_AT = 50_000;

/** Keys in a list are at the end. */
const LOOK_AT_END = 5_000;

// `\s*` at the start of a line would read a row of blank lines again from each of them.
const separator = /^[^\S\n\r]*-{3,}[^\S\n\r]*$/m;
const bulkQuestion = /^[^\S\n\r]*(PREGUNTA|P)\s*:/m;

const hasLine = (text: string, pattern: RegExp) => pattern.test(text);

/** The format of a text, by its content. */
export const detectTextFormat = (whole: string): ImportFormat => {
  const text = withoutInvisible(whole.slice(0, LOOK_AT)).trimStart();
  if (/^<(\?xml|!--|!doctype|quiz|([\w-]+:)?(assessmentItem|qti-|questestinterop))/i.test(text)) {
    return /<([\w-]+:)?(assessmentItem|qti-assessment-item|questestinterop)\b/.test(text) ? 'qti' : 'moodle-xml';
  }
  const isBulk = hasLine(text, bulkQuestion) && hasLine(text, /^[^\S\n\r]*[A-E]\s*\)/im);
  if (isBulk) return hasKeyApart(text) || hasKeyList(whole.slice(-LOOK_AT_END)) ? 'word' : 'text';
  if (isCsv(text)) return 'csv';
  if (hasLine(text, /^[ \t]*(ANSWER|RESPUESTA( CORRECTA)?|CLAVE)\s*:/im) && hasLine(text, /^[ \t]*A[.)]/im)) {
    const isEnglish = hasLine(text, /^[ \t]*ANSWER\s*:/im);
    return !isEnglish && (hasNumbers(text) || hasExplanation(text)) ? 'word' : 'aiken';
  }
  const isGift =
    hasLine(text, /^[^\S\n\r]*(::|\$CATEGORY:)/m) || /(^|[^\\])\{\s*([=~#}]|T(RUE)?\s*[}#]|F(ALSE)?\s*[}#])/.test(text);
  if (isGift) return 'gift';
  return looksNumbered(text) ? 'word' : 'text';
};

const keyFirst = /^[ \t]*(R|RESPUESTA|CLAVE|(RESPUESTA|ALTERNATIVA) CORRECTA)\s*:/i;

/** A blank line ends a block of the bulk text, so a key below it, without a question, would belong to no block. */
const hasKeyApart = (text: string) =>
  !hasLine(text, separator) &&
  text.split(/\r?\n[ \t]*\r?\n/).some((block) => keyFirst.test(block.trimStart()) && !hasLine(block, bulkQuestion));

/** Aiken has no explanations. */
const hasExplanation = (text: string) => hasLine(text, /^[ \t]*(EXPLICACI[ÓO]N|JUSTIFICACI[ÓO]N)\s*:/im);

/** The format of a text in a bulk load of practice, where a block of the bulk text begins with PREGUNTA: and ends with three hyphens. */
export const detectPracticeFormat = (text: string): ImportFormat => {
  const format = detectTextFormat(text);
  const blocks = text.slice(0, LOOK_AT).match(/^[^\S\n\r]*PREGUNTA\s*:/gim)?.length ?? 0;
  const isOther = blocks === 0 || (blocks > 1 && !hasLine(text, separator));
  return format === 'text' && isOther && looksNumbered(text.slice(0, LOOK_AT)) ? 'word' : format;
};

/** Files that programs always write. */
const openDocument = 'META-INF/manifest.xml';
const moodleBackup = 'moodle_backup.xml';

/** Why a zip cannot be read that is no package of questions. */
export const reasonAgainstZip = (paths: Iterable<string>): string => {
  const names = [...paths];
  if (names.some((path) => path.startsWith('xl/')))
    return 'Es una planilla de Excel: guarda la hoja como CSV y vuelve a elegirla.';
  if (names.includes(openDocument))
    return 'Es un documento de LibreOffice: guarda la hoja como CSV, o copia las preguntas y pégalas en el texto.';
  if (names.includes(moodleBackup))
    return 'Es una copia de seguridad de Moodle: exporta las preguntas del banco como Moodle XML.';
  const inside = names.find((path) => /\.(gift|txt|csv|tsv|xml|zip)$/i.test(path));
  if (inside) return `El zip contiene «${shorten(inside)}»: descomprímelo y elige ese archivo.`;
  return 'El zip no es un paquete QTI ni un contenido de Matraz.';
};

/** The format of a zip, by the names of its files. */
export const detectZipFormat = (paths: Iterable<string>): ImportFormat | null => {
  const names = [...paths];
  const has = (name: RegExp) => names.some((path) => name.test(path));
  if (has(/(^|\/)imsmanifest\.xml$/)) return 'qti';
  if (has(/(^|\/)(topic|exam)\.json$/)) return 'folder';
  if (has(/^word\/document\d*\.xml$/)) return 'word';
  if (names.includes(openDocument) || names.includes(moodleBackup)) return null;
  return has(/\.xml$/i) && !has(/^(word|xl|ppt)\//) ? 'qti' : null;
};
