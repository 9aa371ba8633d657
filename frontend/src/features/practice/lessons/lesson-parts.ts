import { sanitize } from '../../../shared/rich-text/sanitize.ts';

/** HTML, or the number of a question of the topic, from 1. */
export type LessonPart = { html: string } | { question: number };

/** A paragraph of its own in the teacher's text: `[pregunta 3]`. */
const marker = /^\s*\[\s*pregunta\s+(\d{1,3})\s*\]\s*$/i;

/** Cuts a lesson at its checks. @see docs/decisions/lesson-checks.md */
export const lessonParts = (html: string): LessonPart[] => {
  if (!/\[\s*pregunta\s/i.test(html)) return [{ html }];
  const parts: LessonPart[] = [];
  let box = document.createElement('div');
  const endText = () => {
    if (box.innerHTML.trim() !== '') parts.push({ html: box.innerHTML });
    box = document.createElement('div');
  };
  for (const node of [...sanitize(html).childNodes]) {
    const number = node.nodeName === 'P' ? marker.exec(node.textContent ?? '')?.[1] : undefined;
    if (number === undefined) {
      box.append(node);
      continue;
    }
    endText();
    parts.push({ question: Number(number) });
  }
  endText();
  return parts;
};
