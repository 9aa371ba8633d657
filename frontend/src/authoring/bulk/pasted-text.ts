import { isOwnPicture } from '@matraz/domain/picture-address';
import { type Cell, tableLines } from '@matraz/formats/word/table-lines';
import { cleanPaste } from '../editor/clean-paste.ts';
import { droppedByPaste } from '../editor/dropped-by-paste.ts';
import { ownPath } from '../editor/picture-sources.ts';
import { isBlock } from '../editor/prepare-dom.ts';
import { writeMarkers } from '../editor/word-lists.ts';

const tags: Record<string, string> = { strong: 'b', em: 'i', u: 'u', s: 's', sub: 'sub', sup: 'sup', code: 'code' };

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** '2.', 'b)', 'II.': the letters of lists are options, which are written with a bracket. */
const markerOf = (type: string, count: number): string => {
  const letter = String.fromCharCode(64 + count);
  const marks: Record<string, string> = {
    a: `${letter.toLowerCase()})`,
    A: `${letter})`,
    I: `${roman[count - 1] ?? count}.`,
    i: `${(roman[count - 1] ?? String(count)).toLowerCase()}.`,
  };
  return marks[type] ?? `${count}.`;
};

/** How a list counts: Word and Moodle write an attribute, Google Docs a style. */
const typeOf = (list: HTMLElement): string => {
  const styles: Record<string, string> = {
    'lower-alpha': 'a',
    'lower-latin': 'a',
    'upper-alpha': 'A',
    'upper-latin': 'A',
    'upper-roman': 'I',
    'lower-roman': 'i',
  };
  const style = list.style.listStyleType || (list.querySelector<HTMLElement>(':scope > li')?.style.listStyleType ?? '');
  return styles[style] ?? list.getAttribute('type') ?? '1';
};

/** Writes the count of each list as text, before its style is cleaned away. */
const numberLists = (body: HTMLElement) => {
  writeMarkers(body);
  for (const list of body.querySelectorAll<HTMLElement>('ol, ul')) {
    let count = Number(list.getAttribute('start') ?? 1);
    for (const item of list.querySelectorAll(':scope > li')) {
      const marker = list.localName === 'ol' ? markerOf(typeOf(list), count) : '•';
      (item.querySelector(':scope > p') ?? item).prepend(`${marker} `);
      count += 1;
    }
  }
};

interface Dropped {
  pictures: number;
  links: number;
}

const pictureText = (image: HTMLImageElement, dropped: Dropped): string => {
  const given = image.getAttribute('src') ?? '';
  const src = ownPath(given) ?? given;
  if (isOwnPicture(src)) return `<img src="${src}" alt="${image.alt.replace(/["<>]/g, '')}">`;
  dropped.pictures += 1;
  return '';
};

/** Where a block begins or ends: one line break, also between two blocks. */
const edge = '\ue000';
const edges = /[ \ue000]*\ue000[ \ue000]*/g;

/** The tag on each line of the text, because a tag of the bulk text ends on its line. */
const wrapped = (tag: string, text: string): string =>
  text.replace(/[^\n\ue000]+/g, (line) => (line.trim() === '' ? line : `<${tag}>${line}</${tag}>`));

const textOfNode = (node: Node, dropped: Dropped): string => {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  if (!(node instanceof HTMLElement)) return '';
  const { localName } = node;
  if (localName === 'br') return '\n';
  if (localName === 'table') return edge + tableText(node as HTMLTableElement, dropped) + edge;
  if (node instanceof HTMLImageElement) return pictureText(node, dropped);
  const { formula, tex = '' } = node.dataset;
  if (formula !== undefined) return formula === 'display' ? `\\[${tex}\\]` : `\\(${tex}\\)`;
  if (localName === 'a') dropped.links += 1;
  const inside = textOfChildren(node, dropped);
  const tag = tags[localName];
  if (tag) return wrapped(tag, inside);
  if (!isBlock(node)) return inside;
  return edge + (inside.trim() === '' ? '\n' : inside) + edge;
};

const textOfChildren = (node: Node, dropped: Dropped): string =>
  [...node.childNodes].map((child) => textOfNode(child, dropped)).join('');

const linesOf = (text: string): string[] =>
  text
    .replace(edges, '\n')
    .split('\n')
    .map((line) => line.trim());

const tableText = (table: HTMLTableElement, dropped: Dropped): string => {
  const cellOf = (cell: HTMLElement): Cell => linesOf(textOfChildren(cell, dropped)).filter((line) => line !== '');
  return tableLines([...table.rows].map((row) => [...row.cells].map(cellOf))).join('\n');
};

export interface PastedText {
  text: string;
  /** What is not taken over, in Spanish words. */
  dropped: string[];
}

/** Copied HTML as bulk text: superscripts, bold, formulas, tables and the numbers of lists stay. */
export const pastedText = (html: string): PastedText => {
  const counted: Dropped = { pictures: 0, links: 0 };
  const body = cleanPaste(html, { lists: numberLists, keepsBlank: true });
  const text = linesOf(textOfChildren(body, counted))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const others = [...(counted.pictures > 0 ? ['imágenes'] : []), ...(counted.links > 0 ? ['enlaces'] : [])];
  return { text, dropped: [...droppedByPaste(html), ...others] };
};
