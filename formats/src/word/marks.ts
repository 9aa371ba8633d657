import type { Line } from './line.ts';

/** A mark at the start of a line. `end` is the position of the text after it. */
interface Mark {
  end: number;
  /** How it is written, for example `a)`: marks of one list are written alike. */
  style: string;
}

export interface QuestionMark extends Mark {
  /** Null: 'P:' and 'PREGUNTA:' have none. */
  number: number | null;
}

const questionWord =
  /^(?:pregunta|problema|ejercicio|[íi]tem)\s*(?:n\s*[°º.]*\s*|n[úu]mero\s*|#\s*)?(\d{1,3})(?!\s*(?:de|\/)\s*\d)\s*(?:\.-|\.\)|[.):°º–—-])*\s*/iu;
const questionLetter = /^P\.?\s*(\d{1,3})\s*(?:\.-|[.):–—-])\s*/u;
const questionField = /^(?:P|PREGUNTA)\s*:\s*(?:(\d{1,3})\s*(?:\.-|\.\)|[.)–—-])\s+)?/u;
const questionFieldWord = /^PREGUNTA\s*:\s*(?:(\d{1,3})\s*(?:\.-|\.\)|[.)–—-])\s+)?/iu;
/** '1.5 m', '12:30' and '10-20' are numbers. */
const numbered = /^(\(?)(\d{1,3})\s*(\.-|\.\)|[°º]\.?|\.|\)|[–—:-])(?!\d)\s*/u;
const numberAlone = /^(\d{1,3})(?:\t+|\s+(?=[¿¡«"“]))/u;

export const questionMarkOf = ({ plain }: Line): QuestionMark | null => {
  for (const [pattern, style] of [
    [questionWord, 'word'],
    [questionLetter, 'word'],
    [questionField, 'field'],
    [questionFieldWord, 'field'],
  ] as const) {
    const found = pattern.exec(plain);
    if (found) return { number: found[1] === undefined ? null : Number(found[1]), style, end: found[0].length };
  }
  const [whole = '', open = '', number = '', sign = ''] = numbered.exec(plain) ?? [];
  if (whole !== '') return { number: Number(number), style: `${open}1${sign.replace('.-', '.')}`, end: whole.length };
  const [alone = '', only = ''] = numberAlone.exec(plain) ?? [];
  return alone === '' ? null : { number: Number(only), style: '1', end: alone.length };
};

export interface OptionMark extends Mark {
  /** Upper case. */
  letter: string;
  /** A star or a tick before the letter. */
  isStarred: boolean;
}

const optionPattern =
  /^((?:[*✓✔☑→►]|\[[xX]\]|\([xX]\)\s)?\s*)(?:(\()([A-Ja-j])\)|(\[)([A-Ja-j])\]|([A-Ja-j])\s*(\)|\.-|\.\)|\.(?!\p{L}\.)|[–—-](?=\s|$)|:(?=\s|$)|\t))(?:\s*[.–-](?=\s))?\s*/u;

export const optionMarkOf = ({ plain }: Line): OptionMark | null => {
  const found = optionPattern.exec(plain);
  if (!found) return null;
  const [whole, star = '', round, inRound, square, inSquare, bare, sign = ''] = found;
  const typed = inRound ?? inSquare ?? bare ?? '';
  const isCapital = typed === typed.toUpperCase();
  const style = `${round ?? square ?? ''}${isCapital ? 'A' : 'a'}${sign.replace('.-', '.').replace('.)', ')')}`;
  return { letter: typed.toUpperCase(), style, end: whole.length, isStarred: star.trim() !== '' };
};

const starAtEnd =
  /\s*(?:\*+|[✓✔☑✅]|[([]\s*(?:(?:respuesta|alternativa|opci[óo]n)\s+)?correcta\s*[)\]]|[([][xX✓✔][)\]]|(?:←|<-)\s*correcta)\s*$/iu;

/** Where the text of an option ends before a star, a tick or '(correcta)'; null without one. */
export const starOf = (plain: string): number | null => {
  const found = starAtEnd.exec(plain);
  return found && found.index > 0 ? found.index : null;
};
