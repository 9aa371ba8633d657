import { longestHtml } from '@matraz/contracts/catalog/limits';
import { isOwnPicture } from '@matraz/domain/picture-address';
import { faultyFormula } from '../formulas.ts';
import type { Syllabus } from '../syllabus.ts';
import { formulaNotes } from './formula-notes.ts';
import { droppedTags, escapeHtml, isBlank, replacePictures, visibleText, withoutDropped } from './html.ts';
import type { ImportedItem, ImportProblem, ImportResult, Place } from './import-result.ts';
import { hasControl, withoutControl } from './invisible.ts';
import { mathToTex, pictureFormulas } from './mathml.ts';
import { pictureOfDataUrl } from './picture-data.ts';
import { shorten } from './shorten.ts';
import { shownTagNote } from './shown-tag.ts';

/** A question as a file gives it, not checked. Texts are HTML. */
export interface ItemDraft extends Syllabus {
  question: string;
  options: { html: string; isCorrect: boolean; feedback?: string }[];
  explanation: string;
  xpReward?: number;
  isPilot?: boolean;
  /** The file names no key, so a person has to choose it. `suggested` is the index of the option that may be the key. */
  openKey?: { suggested: number | null };
}

const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** After `hasControlCharacters`. */
export const controlNote = 'se quitaron caracteres de control, que no se ven';

/** Plain text as HTML. Nothing in it is markup. */
export const plainToHtml = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br />');

/** Collects the questions and the problems of one file. Every reader of a format uses it, so all formats have the same rules. */
export const collectItems = () => {
  const items: ImportedItem[] = [];
  const problems: ImportProblem[] = [];
  const pictures = new Map<string, Uint8Array>();

  const note = (place: Place | null, text: string) =>
    problems.push({ number: place?.number ?? null, line: place?.line ?? null, isLeftOut: false, text });
  const leaveOut = (place: Place, text: string): void => void problems.push({ ...place, isLeftOut: true, text });

  /** Keeps the file of a picture. @returns the source for the picture's tag */
  const addPicture = (wanted: string, bytes: Uint8Array): string => {
    const safe = wanted.replace(/[^\w.-]+/g, '-').slice(-80);
    const ending = /\.[a-z0-9]{1,5}$/i.exec(safe)?.[0] ?? '';
    const stem = safe.slice(0, safe.length - ending.length).replace(/^[.-]+/, '') || 'imagen';
    for (let count = 1; ; count++) {
      const name = `${stem}${count === 1 ? '' : `-${count}`}${ending}`;
      const held = pictures.get(name);
      if (held && held !== bytes) continue;
      pictures.set(name, bytes);
      return `pictures/${name}`;
    }
  };

  /** Keeps pictures of the file and of this platform. Others are removed. */
  const withOwnPictures = (html: string, notes: string[]): string =>
    replacePictures(html, (src) => {
      const isHeld = src.startsWith('pictures/') && pictures.has(src.slice('pictures/'.length));
      if (isHeld || isOwnPicture(src)) return src;
      const inline = pictureOfDataUrl(src);
      if (inline) return addPicture(inline.name, inline.bytes);
      const reason = /^https?:/i.test(src) ? 'se quitó una imagen, porque es de otro sitio:' : 'falta la imagen';
      notes.push(`${reason} ${shorten(src)}`);
      return null;
    });

  const shown = (given: string, notes: string[]): string => {
    const html = withoutControl(given);
    if (hasControl(given) && !notes.includes(controlNote)) notes.push(controlNote);
    // A text that is too long is left out below.
    if (html.length > longestHtml) return withOwnPictures(html, notes);
    const asTex = mathToTex(pictureFormulas(html));
    for (const name of droppedTags(asTex)) {
      const text = `se quitó el contenido <${name}>, que la plataforma no muestra`;
      if (!notes.includes(text)) notes.push(text);
    }
    return withOwnPictures(withoutDropped(asTex), notes);
  };

  return {
    note,
    leaveOut,
    addPicture,

    /** Adds the question, or says why it is left out. @param notes what the reader of the format could not carry over */
    add(place: Place, given: ItemDraft, found: readonly string[] = []) {
      const notes = [...found];
      const question = shown(given.question, notes);
      const own = shown(given.explanation, notes);
      const all = given.options.map((option, at) => ({ ...option, at, html: shown(option.html, notes) }));
      const notEmpty = all.filter(({ html }) => !isBlank(html));
      const correct = notEmpty.filter(({ isCorrect }) => isCorrect);
      const feedbackOfKey = correct[0]?.feedback ?? '';
      const isFromFeedback = isBlank(own) && !isBlank(feedbackOfKey);
      const told = isFromFeedback ? shown(feedbackOfKey, notes) : own;
      const explanation = isBlank(told) ? '' : told.trim();
      const options = notEmpty.map(({ html }) => html.trim());
      const emptied = [{ html: question, typed: given.question }]
        .concat(all.map(({ html }, index) => ({ html, typed: given.options[index]?.html ?? '' })))
        .flatMap(({ html, typed }) => (isBlank(html) ? droppedTags(typed) : []))[0];
      if (emptied !== undefined)
        return leaveOut(place, `se omitió porque un texto es solo <${emptied}>, que la plataforma no muestra`);
      const { openKey } = given;
      const reason = reasonToLeaveOut({ question, explanation, options, correct: openKey ? 1 : correct.length });
      if (reason) return leaveOut(place, reason);
      for (const text of notes) note(place, text);
      for (const [index, { html }] of all.entries()) {
        if (isBlank(html)) note(place, `la alternativa ${letterOf(index)} está vacía y se omitió`);
      }
      if (isFromFeedback && explanation !== '')
        note(place, 'la retroalimentación de la alternativa correcta quedó como explicación');
      const isTold = (feedback: string) => feedback.trim() === (isFromFeedback ? feedbackOfKey.trim() : explanation);
      for (const [index, { html, feedback = '' }] of all.entries()) {
        if (isBlank(html) || isBlank(feedback) || isTold(feedback)) continue;
        note(
          place,
          `no se importó la retroalimentación de la alternativa ${letterOf(index)}: «${shorten(visibleText(feedback))}»`,
        );
      }
      for (const text of lossesOf([question, ...options, explanation])) note(place, text);
      const suggested = notEmpty.findIndex(({ at }) => at === openKey?.suggested);
      items.push({
        ...place,
        question: question.trim(),
        options,
        correctAnswer: notEmpty.findIndex(({ isCorrect }) => isCorrect),
        explanation,
        ...(given.xpReward !== undefined && { xpReward: given.xpReward }),
        ...(given.isPilot !== undefined && { isPilot: given.isPilot }),
        ...(given.topic !== undefined && { topic: given.topic }),
        ...(given.skill !== undefined && { skill: given.skill }),
        ...(given.area !== undefined && { area: given.area }),
        ...(suggested >= 0 && { suggestedAnswer: suggested }),
      });
    },

    result: (): ImportResult => ({ items, problems, pictures }),
  };
};

export type Collector = ReturnType<typeof collectItems>;

interface Judged {
  question: string;
  explanation: string;
  options: readonly string[];
  /** Number of correct options. */
  correct: number;
}

const reasonToLeaveOut = ({ question, explanation, options, correct }: Judged): string | null => {
  const texts = [question, explanation, ...options];
  const checks: [boolean, string][] = [
    [isBlank(question), 'se omitió porque falta la pregunta'],
    [options.length === 0, 'se omitió porque no tiene alternativas'],
    [correct === 0, 'se omitió porque ninguna alternativa está marcada como correcta'],
    [correct > 1, 'se omitió porque tiene más de una alternativa correcta'],
    [
      texts.some((text) => text.length > longestHtml),
      `se omitió porque un texto supera los ${longestHtml.toLocaleString('es-CL')} caracteres`,
    ],
  ];
  const [, reason] = checks.find(([applies]) => applies) ?? [];
  if (reason) return reason;
  const faulty = texts.map(faultyFormula).find((found) => found !== null);
  return faulty ? `se omitió porque la ${faulty}` : null;
};

/** Parts of these texts that students will not see. */
const lossesOf = (texts: readonly string[]): string[] => {
  const all = texts.join('\n');
  const tagNote = shownTagNote(all);
  return [
    ...new Set(texts.flatMap(formulaNotes)),
    ...(tagNote === null ? [] : [tagNote]),
    ...(/\ufffd|&#(65533|xfffd);/i.test(all)
      ? ['tiene el signo � en lugar de letras que el archivo ya había perdido']
      : []),
    ...(texts.some((text) => /\$\$[^$]+\$\$/.test(text))
      ? ['tiene una fórmula entre $$; escríbela entre \\( y \\) para que se vea como fórmula']
      : []),
  ];
};
