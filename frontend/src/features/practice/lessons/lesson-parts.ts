import { checkNumber, lessonCheck } from '@matraz/domain/catalog/lesson-check';
import { figureName, lessonFigure } from '@matraz/domain/catalog/lesson-figure';
import { sanitize } from '../../../shared/rich-text/sanitize.ts';

/** HTML, the number of a question of the topic, from 1, or the name of a figure. */
export type LessonPart = { html: string } | { question: number } | { figure: string };

const placeIn = (node: Node): LessonPart | undefined => {
  if (node.nodeName !== 'P') return undefined;
  const text = node.textContent ?? '';
  const question = checkNumber(text);
  if (question !== undefined) return { question };
  const figure = figureName(text);
  return figure === undefined ? undefined : { figure };
};

/** Cuts a lesson at its checks and figures. @see docs/decisions/lesson-checks.md */
export const lessonParts = (html: string): LessonPart[] => {
  if (!lessonCheck.test(html) && !lessonFigure.test(html)) return [{ html }];
  const parts: LessonPart[] = [];
  let box = document.createElement('div');
  const endText = () => {
    if (box.innerHTML.trim() !== '') parts.push({ html: box.innerHTML });
    box = document.createElement('div');
  };
  for (const node of [...sanitize(html).childNodes]) {
    const place = placeIn(node);
    if (place === undefined) {
      box.append(node);
      continue;
    }
    endText();
    parts.push(place);
  }
  endText();
  return parts;
};
