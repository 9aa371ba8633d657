const names =
  '(?:(?:la|el)\\s+)?(?:respuestas?|alternativas?|opci[óo]n(?:es)?|claves?|letra|correctas?|rtas?|rpta|resp|answer|key)' +
  '(?:\\s+(?:correctas?|verdadera|es|la|de|letra|alternativa|opci[óo]n|clave|respuesta))*';
const withColon = new RegExp(`^${names}\\.?\\s*(?:[:=→]|[-=]+>)\\s*(.*)$`, 'isu');
/** 'Clave B', 'Respuesta – (b)'. A whole word is no key: 'Respuesta inmune' is text. */
const letterOnly = new RegExp(`^(?:${names}|soluci[óo]n)\\s*[.:–—-]*\\s*(\\(?[A-J]\\)?)\\.?$`, 'iu');
/** A capital, because 'r: radio' is text. */
const shortMark = /^R\s*:\s*(.*)$/s;
const shortLetter = /^R\.?\s?C?\s*(?:\.-|\.:|[.:)=/–-])\s*(\(?[A-Ja-j]\)?)\.?$/;

/** What a line such as 'Respuesta correcta: B', 'Clave: B' or 'R: B' names as the key; null for another line. */
export const namedKey = (line: string): string | null => {
  for (const mark of [withColon, letterOnly, shortMark, shortLetter]) {
    const value = mark.exec(line)?.[1];
    if (value !== undefined) return value.trim();
  }
  return null;
};

/** Whether the value names an option by its letter: 'B', '(b)', 'B) El electrón'. */
export const isLetterKey = (value: string): boolean => /^\(?[A-Za-z](?:[\s).]|$)/.test(value);

const explanationMark =
  /^(?:explicaci[óo]n|justificaci[óo]n|fundamentaci[óo]n|fundamento|retroalimentaci[óo]n|soluci[óo]n|explanation|feedback)(?:\s+de\s+la\s+respuesta)?\s*(?:\.?\s*:|\.-)\s*(.*)$/isu;

/** The text after 'Explicación:' or 'Justificación:'; null for another line. */
export const namedExplanation = (line: string): string | null => explanationMark.exec(line)?.[1] ?? null;

export interface OptionOfKey {
  /** Upper case. */
  letter: string;
  /** As a reader sees it, without tags. */
  text: string;
}

export interface ReadKey {
  /** Index of the option; -1 when no single option is named. */
  index: number;
  /** What follows the letter and is not the text of the option. */
  rest: string;
}

const aroundText = /[\s»"”').;]/;

const same = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s«"“'(]+/, '');
  // A loop: a pattern that ends with `$` is tried again from each sign of a long row.
  let end = plain.length;
  while (end > 0 && aroundText.test(plain[end - 1] ?? '')) end -= 1;
  return plain.slice(0, end);
};

const letterFirst =
  /^[«"“'([]?(?:(?:la\s+)?(?:letra|alternativa|opci[óo]n)\s+)?([A-Z])(?![\p{L}\p{N}])([»"”')\]]*\s*(?:\.-|[.):=–—-])?\s*)(.*)$/isu;
/** 'B y C', 'A, D', 'B o C'. */
const another = /^(?:[,;/&+]|(?:y|e|o|u)\s)\s*\(?[A-Z]\)?(?![\p{L}\p{N}])/iu;

/** 'B-C'. */
const loneLetter = /^\(?[A-Z]\)?\.?$/i;

/**
 * The option that a key names, by its letter or by its whole text. Two letters name none. A letter that is also a Spanish word
 * (A, E, O, Y) names an option only when a sign or the option's text follows: 'A mayor temperatura…' is a text.
 */
export const readKey = (value: string, options: readonly OptionOfKey[]): ReadKey => {
  const none = { index: -1, rest: '' };
  const whole = same(value);
  if (whole === '') return none;
  const byText = options.flatMap(({ text }, index) => (same(text) === whole ? [index] : []));
  if (byText.length === 1 && whole.length > 1) return { index: byText[0] ?? -1, rest: '' };
  const [, typed = '', sign = '', rest = ''] = letterFirst.exec(value.trim()) ?? [];
  const index = options.findIndex(({ letter }) => letter === typed.toUpperCase());
  if (typed === '' || index === -1) return none;
  const isText = same(rest) === same(options[index]?.text ?? '');
  if (another.test(rest) || (!isText && loneLetter.test(rest))) return none;
  if (rest !== '' && sign.trim() === '' && !isText && /[AEOY]/i.test(typed)) return none;
  return { index, rest: isText ? '' : rest };
};
