import { longestHtml } from '@matraz/contracts/catalog/limits';
import { isPictureAddress } from '../picture-address.ts';
import { droppedTags, escapeHtml, isBlank, pictureSources, replacePictures, visibleText } from './html.ts';
import type { ImportedItem, ImportProblem, ImportResult, Place } from './import-result.ts';
import { mathToTex } from './mathml.ts';
import { pictureOfDataUrl } from './picture-data.ts';

/** A question as a file gives it, not checked. Texts are HTML. */
export interface ItemDraft {
  question: string;
  options: { html: string; isCorrect: boolean; feedback?: string }[];
  explanation: string;
  xpReward?: number;
  isPilot?: boolean;
}

const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Plain text as HTML. Nothing in it is markup. */
export const plainToHtml = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br />');

/** At most 80 characters for a message. */
export const shorten = (text: string): string => {
  const line = text.slice(0, 1_000).replace(/\s+/g, ' ').trim();
  const cut = [...line].slice(0, 80).join('');
  return cut === line && text.length <= 1_000 ? line : `${cut}…`;
};

/** Collects the questions and the problems of one file. Every reader of a format uses it, so all formats have the same rules. */
export const collectItems = () => {
  const items: ImportedItem[] = [];
  const problems: ImportProblem[] = [];
  const pictures = new Map<string, Uint8Array>();

  const note = (place: Place | null, text: string) =>
    problems.push({ number: place?.number ?? null, line: place?.line ?? null, isLeftOut: false, text });
  const leaveOut = (place: Place, text: string) => problems.push({ ...place, isLeftOut: true, text });

  /** Keeps the file of a picture. @returns the source for the picture's tag */
  const addPicture = (wanted: string, bytes: Uint8Array): string => {
    const [, stem = '', ending = ''] =
      /^(.*?)(\.[a-z0-9]{1,5})?$/is.exec(wanted.replace(/[^\w.-]+/g, '-').slice(-80)) ?? [];
    for (let count = 1; ; count++) {
      const name = `${stem.replace(/^[.-]+/, '') || 'imagen'}${count === 1 ? '' : `-${count}`}${ending}`;
      const held = pictures.get(name);
      if (held && held !== bytes) continue;
      pictures.set(name, bytes);
      return `pictures/${name}`;
    }
  };

  /** Keeps pictures of the file, of this platform and of the web. Others are removed. */
  const withOwnPictures = (html: string, notes: string[]): string =>
    replacePictures(html, (src) => {
      const isHeld = src.startsWith('pictures/') && pictures.has(src.slice('pictures/'.length));
      if (isHeld || isPictureAddress(src)) return src;
      const inline = pictureOfDataUrl(src);
      if (inline) return addPicture(inline.name, inline.bytes);
      const reason = /^http:/i.test(src) ? 'se quitó una imagen, porque su dirección no es https:' : 'falta la imagen';
      notes.push(`${reason} ${shorten(src)}`);
      return null;
    });

  // A text that is too long is left out below.
  const shown = (html: string, notes: string[]): string =>
    withOwnPictures(html.length > longestHtml ? html : mathToTex(html), notes);

  return {
    note,
    leaveOut,
    addPicture,

    /** Adds the question, or says why it is left out. @param notes what the reader of the format could not carry over */
    add(place: Place, given: ItemDraft, found: readonly string[] = []) {
      const notes = [...found];
      const draft: ItemDraft = {
        ...given,
        question: shown(given.question, notes),
        explanation: shown(given.explanation, notes),
        options: given.options.map((option) => ({ ...option, html: shown(option.html, notes) })),
      };
      const notEmpty = draft.options.filter(({ html }) => !isBlank(html));
      const correct = notEmpty.filter(({ isCorrect }) => isCorrect);
      const reason = reasonToLeaveOut(draft, notEmpty.length, correct.length);
      if (reason) return leaveOut(place, reason);
      for (const text of notes) note(place, text);
      for (const [index, { html }] of draft.options.entries()) {
        if (isBlank(html)) note(place, `la alternativa ${letterOf(index)} está vacía y se omitió`);
      }
      let explanation = draft.explanation.trim();
      const answer = correct[0];
      if (isBlank(explanation)) {
        explanation = answer?.feedback?.trim() ?? '';
        if (isBlank(explanation)) explanation = '';
        else note(place, 'la retroalimentación de la alternativa correcta quedó como explicación');
      }
      for (const [index, { html, feedback = '' }] of draft.options.entries()) {
        if (isBlank(html) || isBlank(feedback) || feedback.trim() === explanation) continue;
        note(
          place,
          `no se importó la retroalimentación de la alternativa ${letterOf(index)}: «${shorten(visibleText(feedback))}»`,
        );
      }
      const options = notEmpty.map(({ html }) => html.trim());
      for (const text of lossesOf([draft.question, ...options, explanation])) note(place, text);
      items.push({
        ...place,
        question: draft.question.trim(),
        options,
        correctAnswer: notEmpty.findIndex(({ isCorrect }) => isCorrect),
        explanation,
        ...(draft.xpReward !== undefined && { xpReward: draft.xpReward }),
        ...(draft.isPilot !== undefined && { isPilot: draft.isPilot }),
      });
    },

    result: (): ImportResult => ({ items, problems, pictures }),
  };
};

export type Collector = ReturnType<typeof collectItems>;

const reasonToLeaveOut = (draft: ItemDraft, options: number, correct: number): string | null => {
  const texts = [draft.question, draft.explanation, ...draft.options.map(({ html }) => html)];
  const checks: [boolean, string][] = [
    [isBlank(draft.question), 'se omitió porque falta la pregunta'],
    [options === 0, 'se omitió porque no tiene alternativas'],
    [correct === 0, 'se omitió porque ninguna alternativa está marcada como correcta'],
    [correct > 1, 'se omitió porque tiene más de una alternativa correcta'],
    [
      texts.some((text) => text.length > longestHtml),
      `se omitió porque un texto supera los ${longestHtml.toLocaleString('es-CL')} caracteres`,
    ],
  ];
  return checks.find(([applies]) => applies)?.[1] ?? null;
};

/** A tag of HTML that is shown as text, because plain texts may not have it. */
const shownTag =
  /&lt;\/?(a|audio|blockquote|center|div|font|h[1-6]|hr|iframe|img|pre|script|span|style|video)(?=[\s/&])/i;

const isElsewhere = (src: string): boolean => /^https?:\/\//i.test(src);

/** What students will not see of these texts, or see from another site. */
const lossesOf = (texts: readonly string[]): string[] => {
  const all = texts.join('\n');
  const elsewhere = pictureSources(all).filter(isElsewhere);
  return [
    ...droppedTags(all).map((name) => `se quitó el contenido <${name}>, que la plataforma no muestra`),
    ...elsewhere.map((src) => `la imagen queda en otro sitio: ${shorten(src)}`),
    ...(shownTag.test(all) ? [`muestra la marca «<${shownTag.exec(all)?.[1]}>» como texto`] : []),
    ...(/\$\$[^$]+\$\$/.test(all)
      ? ['tiene una fórmula entre $$; escríbela entre \\( y \\) para que se vea como fórmula']
      : []),
  ];
};
