import { mathToTex } from '@matraz/formats/exchange/mathml';
import { isBlock, markFormulas, parseDom } from './prepare-dom.ts';
import { toLists } from './word-lists.ts';

const allowedAttributes: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'data-upload'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  span: ['data-formula', 'data-tex'],
};

const useless =
  'style, script, meta, link, title, head, xml, noscript, iframe, object, embed, form button, input, select, textarea, svg, video, audio';

/** Styles that say the same as a tag: Google Docs and Word write these instead. */
const tagOf = ({ style }: HTMLElement): string[] => {
  const weight = style.fontWeight;
  const lines = style.textDecorationLine || style.textDecoration;
  return [
    weight === 'bold' || Number(weight) >= 600 ? 'strong' : '',
    style.fontStyle === 'italic' ? 'em' : '',
    lines.includes('underline') ? 'u' : '',
    lines.includes('line-through') ? 's' : '',
    style.verticalAlign === 'sub' ? 'sub' : '',
    style.verticalAlign === 'super' ? 'sup' : '',
  ].filter((tag) => tag !== '');
};

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const rename = (element: Element, tag: string) => {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const styleToTags = (span: HTMLElement) => {
  for (const tag of tagOf(span)) {
    const element = span.ownerDocument.createElement(tag);
    element.append(...span.childNodes);
    span.append(element);
  }
};

/** The TeX of MathML with its delimiters; the text of MathML that TeX has no words for. */
const texOfMath = (mathml: string | null): string =>
  mathml === null ? '' : (parseDom(mathToTex(mathml)).textContent ?? '');

/** A formula that some page has typeset (KaTeX, MathJax 2 and 3, Wikipedia) is TeX again, and so is MathML. */
const untypeset = (body: HTMLElement) => {
  for (const formula of body.querySelectorAll(
    '.katex-display, .katex, mjx-container, span.MathJax, .mwe-math-element',
  )) {
    if (!body.contains(formula)) continue;
    const tex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
    const display = formula.matches('.katex-display, [display="true"], [display="block"]');
    if (tex) formula.replaceWith(display ? `\\[${tex.trim()}\\]` : `\\(${tex.trim()}\\)`);
    else
      formula.replaceWith(texOfMath(formula.querySelector('math')?.outerHTML ?? formula.getAttribute('data-mathml')));
  }
  for (const math of body.querySelectorAll('math')) math.replaceWith(texOfMath(math.outerHTML));
};

const alignmentOf = (element: HTMLElement): string | null => {
  const side = element.style.textAlign || element.getAttribute('align') || '';
  return /^(center|right)$/.test(side) ? side : null;
};

/** Removes layout boxes and keeps their content; text without a paragraph gets one. */
const unbox = (body: HTMLElement) => {
  for (const box of [
    ...body.querySelectorAll('div, section, article, main, header, footer, nav, aside, center'),
  ].reverse()) {
    if ([...box.childNodes].some(isBlock)) unwrap(box);
    else {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(...box.childNodes);
      box.replaceWith(paragraph);
    }
  }
};

const strip = (element: HTMLElement) => {
  const align = /^(p|h[1-6])$/.test(element.localName) ? alignmentOf(element) : null;
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
  if (align !== null) element.style.textAlign = align;
};

const removeComments = (body: HTMLElement) => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
  for (const comment of comments) comment.remove();
};

const plainSpaces = (body: HTMLElement) => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode instanceof Text) walker.currentNode.data = walker.currentNode.data.replaceAll('\u00a0', ' ');
};

interface Settings {
  /** Turns the list paragraphs of Word into something else than lists. */
  lists?: (body: HTMLElement) => void;
  /** Empty paragraphs stay, because they separate questions. */
  keepsBlank?: boolean;
}

/**
 * Copied HTML without what its program or page added: styles, classes, boxes, fonts, and lists made of paragraphs. What stays
 * is text, headings, lists, tables, links, pictures, bold and the like, alignment, and formulas as TeX.
 */
export const cleanPaste = (html: string, { lists = toLists, keepsBlank = false }: Settings = {}): HTMLElement => {
  const body = parseDom(html);
  removeComments(body);
  untypeset(body);
  for (const element of body.querySelectorAll(useless)) element.remove();
  lists(body);
  for (const element of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|400)$/.test(element.style.fontWeight)) unwrap(element);
    else if (element.localName === 'b') rename(element, 'strong');
  }
  for (const span of [...body.querySelectorAll<HTMLElement>('span, font')].reverse()) {
    styleToTags(span);
    unwrap(span);
  }
  for (const link of body.querySelectorAll('a:not([href])')) unwrap(link);
  for (const element of body.querySelectorAll('i')) rename(element, 'em');
  unbox(body);
  plainSpaces(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) strip(element);
  for (const element of keepsBlank ? [] : body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (element.textContent?.trim() === '' && element.querySelector('img') === null && !element.closest('td, th, li'))
      element.remove();
  }
  markFormulas(body);
  return body;
};
