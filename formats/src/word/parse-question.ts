import { isLetterKey, namedExplanation, namedKey, readKey } from '../bulk/key-marks.ts';
import { areaOf, type Syllabus, skillOf } from '../syllabus.ts';
import { type Line, restOf } from './line.ts';
import { optionMarkOf, starOf } from './marks.ts';
import { isAllIn, type Run, withoutTags, writeRuns } from './rich-line.ts';
import type { QuestionLines } from './split-questions.ts';

/** Formatting that may mark the key, with its Spanish name. */
const emphases = { mark: 'color', b: 'negrita', u: 'subrayado' } as const;
type Emphasis = keyof typeof emphases;

export interface ParsedQuestion {
  /** Bulk text. */
  question: string;
  options: string[];
  explanation: string;
  /** Index of the option that the text names as the key; -1 when it names none. */
  key: number;
  /** The option that alone is in bold, underlined or in a colour: perhaps the key. */
  suggested: number | null;
  xp: string;
  pilot: string;
  syllabus: Syllabus;
  /** What is not carried over, in Spanish. */
  notes: string[];
}

interface OptionDraft {
  letter: string;
  lines: Line[];
  isStarred: boolean;
  /** Formatting of the letter and of the text. */
  emphasis: Set<Emphasis>;
}

const xpMark = /^XP\s*:\s*(\d+)\s*$/i;
const pilotMark = /^PILOTO\s*:\s*(\S+?)\.?\s*$/i;
const shortExplanation = /^E\s*:\s*(.*)$/s;
/** Data that teachers write below a question for themselves. */
const forTeachers =
  /^(?:habilidad(?:es)?|eje(?:\s+tem[áa]tico)?|dificultad|nivel|contenidos?|unidad|indicador|oa\s?\d*|objetivo|puntaje|puntos|curso|asignatura|tema)\s*:/iu;
const topicLine = /^tema\s*:\s*(.+)$/isu;
const skillLine = /^habilidad\s*:\s*(.+)$/isu;
const areaLine = /^(?:[áa]rea|eje(?:\s+tem[áa]tico)?)\s*:\s*(.+)$/isu;

/** What a line such as 'Habilidad: Evaluar' says; null for another line, also when it names an unknown skill. */
const syllabusOf = (plain: string): Syllabus | null => {
  const topic = topicLine.exec(plain)?.[1]?.trim();
  const skill = skillOf(skillLine.exec(plain)?.[1] ?? '');
  const area = areaOf(areaLine.exec(plain)?.[1] ?? '');
  if (topic) return { topic };
  return skill ? { skill } : area ? { area } : null;
};

/** 'Lee el texto y responde las preguntas 5 y 6'. */
const forSeveral = /preguntas?\s+(?:n[°º]\s*)?\d+\s*(?:,|y|a|al|-|–)\s*(?:la\s+)?\d+/iu;
/** The heading of the next part of a test: 'Ítem II', or capitals after a Roman number. */
const partName = /^(?:[íi]tem|parte|secci[óo]n|unidad|cap[íi]tulo)\s+(?:[IVX]+|\d+)(?![\p{L}\p{N}])/iu;
const partInCapitals = /^[IVX]+\s*[.):–-]+\s*[^\p{Ll}]{5,}$/u;
const isPartHeading = (plain: string): boolean => partName.test(plain) || partInCapitals.test(plain);
/** A line above the options that only says what they are. */
const optionsHeading = /^(?:alternativas|opciones)\s*:?$/iu;
const tellsWhy = /^(?:porque|ya que|dado que|debido a|pues|puesto que)\s/iu;

const joined = (lines: readonly Line[]): string =>
  lines
    .map(({ runs }) => writeRuns(runs))
    .join('\n')
    .trim();
const visible = (lines: readonly Line[]): string => lines.map(({ plain }) => plain).join(' ');

/** Positions of options behind a tab. */
const optionsAtTabs = ({ plain }: Line, style: string): number[] =>
  [...plain.matchAll(/\t+\s*(?=\S)/g)]
    .map(({ 0: tabs, index }) => index + tabs.length)
    .filter((place) => optionMarkOf({ plain: plain.slice(place) } as Line)?.style === style);

/** Positions of `b)`, `c)` … after option A on one line, written as its `a)`. */
const optionsInside = ({ plain }: Line): number[] => {
  const first = optionMarkOf({ plain } as Line);
  if (!first) return [];
  const found: number[] = [];
  let from = first.end;
  for (let code = first.letter.charCodeAt(0) + 1; code <= 74; code++) {
    const places = [...plain.slice(from).matchAll(/\s(?=\S)/g)].map(({ index }) => from + index + 1);
    const next = places.find((place) => {
      const mark = optionMarkOf({ plain: plain.slice(place) } as Line);
      return mark?.style === first.style && mark.letter.charCodeAt(0) === code;
    });
    if (next === undefined) break;
    found.push(next);
    from = next + 1;
  }
  return found;
};

/** Where option A begins inside of a line that goes on with option B; -1 without one. */
const firstOptionInside = ({ plain }: Line): number => {
  for (const { index } of plain.matchAll(/\s(?=\(?[Aa]\))/g)) {
    if (optionsInside({ plain: plain.slice(index + 1) } as Line).length > 0) return index + 1;
  }
  return -1;
};

const keyInside =
  /(?<!(?:^|\s)(?:de|la|su))\s(?=(?:respuesta(?:\s+correcta)?|alternativa\s+correcta|clave)\s*:\s*\(?[A-J]\)?\s*\.?\s*$)/iu;

/** The places where a line is cut into its options. */
const cutsOf = (line: Line, below: Line | undefined): number[] => {
  const style = optionMarkOf(line)?.style;
  const letterBelow = below && optionMarkOf(below)?.letter;
  if (style === undefined) {
    const first = letterBelow === undefined ? firstOptionInside(line) : -1;
    return first === -1 ? [] : [first, ...optionsInside(restOf(line, first)).map((place) => first + place)];
  }
  const atTabs = optionsAtTabs(line, style);
  if (atTabs.length > 0) return atTabs;
  return letterBelow === undefined || letterBelow === 'A' ? optionsInside(line) : [];
};

/** Options and a key that share a line get their own lines. A letter that the next line has too is text. */
export const spread = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, index) => {
    const cuts = cutsOf(line, lines[index + 1]);
    const parts = [0, ...cuts].map((from, place) => restOf(line, from, cuts[place]));
    return parts.flatMap((part, place) => {
      const own = place === 0 ? part : { ...part, isAfterBlank: false };
      const key = keyInside.exec(own.plain)?.index;
      return key === undefined ? [own] : [restOf(own, 0, key), { ...restOf(own, key), isAfterBlank: false }];
    });
  });

/** The lines of the last list of options from A on. Lists above it, as of statements, are text. */
const optionLines = (lines: readonly Line[]): Map<Line, OptionDraft> => {
  const lists: Map<Line, OptionDraft>[] = [];
  let style = '';
  for (const line of lines) {
    if (namedExplanation(line.plain) !== null && (lists.at(-1)?.size ?? 0) > 1) break;
    const mark = optionMarkOf(line);
    if (!mark) continue;
    const list = lists.at(-1);
    const letters = [...(list?.values() ?? [])].map(({ letter }) => letter);
    const last = Math.max(...letters.map((letter) => letter.charCodeAt(0)));
    // Columns of options are read row by row: A, C, B, D.
    const goesOn = mark.style === style && !letters.includes(mark.letter) && mark.letter.charCodeAt(0) <= last + 2;
    if (mark.letter === 'A') {
      style = mark.style;
      lists.push(new Map([[line, draftOf(line, mark)]]));
    } else if (list && goesOn) list.set(line, draftOf(line, mark));
  }
  return [...lists].reverse().find((list) => list.size > 1) ?? lists.at(-1) ?? new Map();
};

const draftOf = (line: Line, { letter, end, isStarred }: NonNullable<ReturnType<typeof optionMarkOf>>): OptionDraft => {
  const text = restOf(line, end);
  const star = starOf(text.plain);
  const kept = star === null ? text : restOf(text, 0, star);
  const before = restOf(line, 0, end).runs;
  const emphasis = new Set<Emphasis>();
  for (const tag of Object.keys(emphases) as Emphasis[]) {
    if (isAllIn(kept.runs, tag) || (isAllIn(before, tag) && !isAllIn(kept.runs, tag))) emphasis.add(tag);
  }
  return { letter, lines: [kept], isStarred: isStarred || star !== null, emphasis };
};

/** The only option with some formatting. */
const onlyEmphasised = (options: readonly OptionDraft[]): { index: number; tag: Emphasis } | null => {
  for (const tag of Object.keys(emphases) as Emphasis[]) {
    const having = options.flatMap(({ emphasis }, index) => (emphasis.has(tag) ? [index] : []));
    if (having.length === 1 && options.length > 1) return { index: having[0] ?? 0, tag };
  }
  return null;
};

const excerpt = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** @param listed what a list of keys says about the question */
export const parseQuestion = ({ lines }: QuestionLines, listed: readonly string[]): ParsedQuestion => {
  const drafts = optionLines(lines);
  const lastOption = Math.max(-1, ...lines.flatMap((line, at) => (drafts.has(line) ? [at] : [])));
  const stem: Line[] = [];
  const explanation: Line[] = [];
  const notes: string[] = [];
  const keys: string[] = [...listed];
  const fields = { xp: '', pilot: '' };
  let syllabus: Syllabus = {};
  /** Lines that a line without a mark continues; null after a key. */
  let current: Line[] | null = stem;
  const ignore = ({ plain }: Line) => notes.push(`no se importó la línea «${excerpt(plain)}»`);

  for (const [at, line] of lines.entries()) {
    const { plain } = line;
    const draft = drafts.get(line);
    const isBelow = at > lastOption && lastOption >= 0;
    const key = namedKey(plain);
    const isKey = key !== null && (isBelow ? current !== explanation || isLetterKey(key) : isLetterKey(key));
    const told = namedExplanation(plain) ?? (isBelow ? shortExplanation.exec(plain)?.[1] : null) ?? null;
    const xp = xpMark.exec(plain)?.[1];
    const pilot = pilotMark.exec(plain)?.[1];
    const place = isBelow ? syllabusOf(plain) : null;
    if (draft) current = draft.lines;
    else if (isKey) {
      keys.push(key);
      current = null;
    } else if (told !== null) {
      current = explanation;
      current.push(restOf(line, plain.length - told.length));
    } else if (xp !== undefined) fields.xp = xp;
    else if (pilot !== undefined) fields.pilot = pilot;
    else if (place) {
      syllabus = { ...place, ...syllabus };
      current = null;
    } else if (isBelow && (forTeachers.test(plain) || forSeveral.test(plain) || isPartHeading(plain))) {
      ignore(line);
      current = null;
    } else if (!isBelow && optionsHeading.test(plain)) continue;
    else if (current === null && keys.at(-1) === '' && isLetterKey(plain)) keys[keys.length - 1] = plain;
    else if (current === null && tellsWhy.test(plain)) {
      current = explanation;
      current.push(line);
    } else if (current === null) isBelow ? ignore(line) : stem.push(line);
    else if (isBelow && line.isAfterBlank && current !== explanation) ignore(line);
    else current.push(line);
  }

  const inOrder = [...drafts.values()].sort((one, other) => one.letter.localeCompare(other.letter));
  const options = inOrder.filter((draft) => joined(draft.lines) !== '');
  const named = options.map((draft) => ({ letter: draft.letter, text: visible(draft.lines) }));
  const read = keys.map((key) => ({ key, ...readKey(key, named) }));
  const starred = options.flatMap(({ isStarred }, index) => (isStarred ? [index] : []));
  const found = new Set([...read.map(({ index }) => index), ...starred]);
  const emphasised = onlyEmphasised(options);
  const [only = -1] = found;
  for (const { key, index } of read)
    if (index === -1) notes.push(`la respuesta «${excerpt(key)}» no es una de las alternativas`);
  if (found.size > 1 && !found.has(-1)) notes.push('el texto nombra más de una clave');
  const isKeyed = found.size === 1 && only >= 0;
  for (const draft of drafts.values()) {
    if (!options.includes(draft)) notes.push(`la alternativa ${draft.letter} está vacía y se omitió`);
  }
  const letters = options.map(({ letter }) => letter.charCodeAt(0));
  if (letters.some((code, place) => place > 0 && code !== (letters[place - 1] ?? 0) + 1))
    notes.push('falta la letra de una alternativa; las que siguen cambian de letra');
  if (isKeyed && emphasised && emphasised.index !== only)
    notes.push(`la ${emphases[emphasised.tag]} está en otra alternativa que la clave`);

  const plainRuns = (line: Line): Line => ({ ...line, runs: withoutTags(line.runs, ['mark']) });
  /** Formatting that only the key has would show it to students. */
  const asOption = (draft: OptionDraft, index: number): Line[] =>
    draft.lines.map((line) => {
      const removed: string[] = emphasised?.index === index ? ['mark', emphasised.tag] : ['mark'];
      return { ...line, runs: withoutTags(line.runs, removed) as Run[] };
    });
  const rest = isKeyed ? read.map((one) => one.rest).filter((text) => text !== '') : [];
  const written = joined(explanation.map(plainRuns));
  return {
    question: joined(stem.map(plainRuns)),
    options: options.map((draft, index) => joined(asOption(draft, index))),
    explanation: written === '' ? rest.join('\n') : written,
    key: isKeyed ? only : -1,
    suggested: found.size === 0 && emphasised ? emphasised.index : null,
    ...fields,
    syllabus,
    notes,
  };
};
