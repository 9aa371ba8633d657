import { examOptions } from '@matraz/contracts/exams/limits';
import { areaNames, skillNames } from '@matraz/contracts/syllabus';
import { parseExamText } from '../bulk/exam-text.ts';
import { parseBulkText } from '../bulk/practice-text.ts';
import { type ExportQuestion, type QuestionsText, type ReadBack, writeQuestions } from './export-question.ts';
import { attributesOf, decodeEntities, isSameHtml, startTag, tagsOf } from './html.ts';

const bareTags = /^(p|strong|b|em|i|u|s|sub|sup|code|ul|ol|li|table|thead|tbody|tr|th|td)$/;
/** A line that a reader of bulk text would take for a mark, or drop. */
const looksLikeMark = /^\s*($|[a-z]\s*\)|[a-záó]{1,12}\s*:|-{3,}\s*$)/i;

/** HTML as a teacher would type it. A tag that the bulk text does not know is dropped. */
const typedText = (html: string): string => {
  const tags = tagsOf(html);
  let typed = '';
  let done = 0;
  const addText = (from: number, to: number) => {
    typed += decodeEntities(html.slice(from, to)).replace(/\s+/g, ' ');
  };
  for (const [index, tag] of tags.entries()) {
    addText(done, tag.from);
    done = tag.to;
    const next = html.slice(tag.to, tags[index + 1]?.from ?? html.length);
    const canBreak = !typed.endsWith('>') && typed !== '' && !looksLikeMark.test(decodeEntities(next));
    if (tag.name === 'br') typed += canBreak ? '\n' : '<br>';
    else if (tag.name === 'img') typed += startTag('img', attributesOf(tag));
    else if (bareTags.test(tag.name)) typed += `<${tag.isClosing ? '/' : ''}${tag.name}>`;
  }
  addText(done, html.length);
  return typed.trim();
};

const letterOf = (index: number): string => String.fromCharCode(65 + index);

const optionLines = ({ options }: ExportQuestion, mark: (index: number) => string): string[] =>
  options.map((option, index) => `${letterOf(index)}) ${typedText(option)}${mark(index)}`);

const syllabusLines = ({ topic, skill, area }: ExportQuestion): string[] =>
  [
    topic === undefined ? [] : `TEMA: ${topic}`,
    skill === undefined ? [] : `HABILIDAD: ${skillNames[skill]}`,
    area === undefined ? [] : `ÁREA: ${areaNames[area]}`,
  ].flat();

/** Blanks do not count where a browser shows none. */
const looksSame = (one: string, other: string): boolean => isSameHtml(visibleBlanks(one), visibleBlanks(other));
const visibleBlanks = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/ ?(<br ?\/?>) ?/g, '$1')
    .trim();

const writePractice = (question: ExportQuestion): string =>
  [
    `PREGUNTA: ${typedText(question.question)}`,
    ...optionLines(question, (index) => (index === question.correctAnswer ? ' *' : '')),
    `EXPLICACIÓN: ${typedText(question.explanation)}`,
    ...(question.xpReward === undefined ? [] : [`XP: ${question.xpReward}`]),
    ...syllabusLines(question),
  ].join('\n');

const readPractice = (text: string): ReadBack => {
  const result = parseBulkText(text);
  if (!result.ok) {
    const [error = ''] = result.errors;
    return { ok: false, reason: error.slice(error.indexOf(': ') + 2) };
  }
  const [question, ...more] = result.questions;
  if (!question || more.length > 0) return { ok: false, reason: 'su texto no cabe en un bloque' };
  return { ok: true, question };
};

/** Practice questions as the text of 'Carga Masiva'. */
export const writePracticeText = (questions: readonly ExportQuestion[]): QuestionsText => {
  const format = { write: writePractice, read: readPractice, separator: '\n---\n', isSame: looksSame };
  const { text, losses } = writeQuestions(questions, format);
  return { text: `${text}\n`, losses };
};

const writeExam = (question: ExportQuestion): string =>
  [
    `P: ${typedText(question.question)}`,
    ...optionLines(question, () => ''),
    `R: ${examOptions.letters[question.correctAnswer]}`,
    ...(question.explanation === '' ? [] : [`E: ${typedText(question.explanation)}`]),
    ...(question.isPilot ? ['PILOTO: SI'] : []),
    ...syllabusLines(question),
  ].join('\n');

const readExam = (text: string): ReadBack => {
  const result = parseExamText(text, 0);
  const reason = result.warnings.find(({ kind }) => kind === 'dropped')?.text.replace('se omitió porque ', '');
  const [question, ...more] = result.ok ? result.questions : [];
  if (!question || more.length > 0 || reason) return { ok: false, reason: reason ?? 'su texto no cabe en un bloque' };
  const isIgnored = result.warnings.some((warning) => warning.text.startsWith('se ignoró'));
  return isIgnored ? { ok: false, reason: 'su texto no cabe en un bloque' } : { ok: true, question };
};

/** Exam questions as the bulk text of an exam. */
export const writeExamText = (questions: readonly ExportQuestion[]): QuestionsText => {
  const { text, losses } = writeQuestions(questions, {
    write: writeExam,
    read: readExam,
    separator: '\n\n',
    isSame: looksSame,
  });
  return { text: `${text}\n`, losses };
};
