import { checkNumber, lessonCheck } from '@matraz/domain/catalog/lesson-check';
import { sanitize } from '../../../shared/rich-text/sanitize.ts';

/** HTML, or the number of a question of the topic, from 1. */
export type LessonPart = { html: string } | { question: number };

/** Cuts a lesson at its checks. @see docs/decisions/lesson-checks.md */
export const lessonParts = (html: string): LessonPart[] => {
  if (!lessonCheck.test(html)) return [{ html }];
  const parts: LessonPart[] = [];
  let box = document.createElement('div');
  const endText = () => {
    if (box.innerHTML.trim() !== '') parts.push({ html: box.innerHTML });
    box = document.createElement('div');
  };
  for (const node of [...sanitize(html).childNodes]) {
    const number = node.nodeName === 'P' ? checkNumber(node.textContent ?? '') : undefined;
    if (number === undefined) {
      box.append(node);
      continue;
    }
    endText();
    parts.push({ question: number });
  }
  endText();
  return parts;
};
