/** How deep Word places a paragraph in a list, from 1; null for other paragraphs. */
const levelOf = (element: Element): number | null => {
  const style = element.getAttribute('style') ?? '';
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style) ?? [];
  return level === undefined ? null : Number(level);
};

/** Word numbers its lists: `l0 … lfo1`. Two lists that follow each other have different numbers. */
const listOf = (element: Element): string => {
  const [, list, instance] =
    /mso-list:\s*(l\d+)\s+level\d+(?:\s+(lfo\d+))?/i.exec(element.getAttribute('style') ?? '') ?? [];
  return `${list} ${instance}`;
};

const markers = 'span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]';

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

const romanNumber = (typed: string): number =>
  [...typed.toLowerCase()].reduce((sum, digit, at, all) => {
    const value = romanDigits[digit] ?? 0;
    return sum + (value < (romanDigits[all[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

/**
 * How a list counts, and its first number: `II.` gives type `I` and 2. Null: the marker is a bullet. A lone `i` is a Roman
 * number, because lists rarely begin at the ninth letter.
 */
const countOf = (marker: string): { type: string | null; start: number } | null => {
  const [, typed = ''] = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.exec(marker.trim()) ?? [];
  if (typed === '') return null;
  if (/^\d/.test(typed)) return { type: null, start: Number(typed) };
  const isCapital = typed === typed.toUpperCase();
  if (typed.length > 1 || /i/i.test(typed)) return { type: isCapital ? 'I' : 'i', start: romanNumber(typed) };
  return { type: isCapital ? 'A' : 'a', start: typed.toLowerCase().charCodeAt(0) - 96 };
};

/** Word copies a list as paragraphs, each with its bullet or number as text. These become lists again. */
export const toLists = (body: HTMLElement) => {
  const { ownerDocument } = body;
  /** The open lists, outermost first. */
  let open: { list: Element; level: number; name: string }[] = [];
  let previous: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(paragraph);
    if (level === null) {
      open = [];
      continue;
    }
    const marker = paragraph.querySelector(markers);
    const count = countOf(marker?.textContent ?? '');
    const tag = count ? 'ol' : 'ul';
    marker?.remove();
    if (paragraph.previousElementSibling !== previous) open = [];
    const name = listOf(paragraph);
    const isNext = (list: Element) => marker === null || list.localName === tag;
    open = open.filter(
      (entry) => entry.level < level || (entry.level === level && entry.name === name && isNext(entry.list)),
    );
    const last = open.at(-1);
    let list = last?.list;
    if (list === undefined || last === undefined || last.level < level) {
      const created = ownerDocument.createElement(tag);
      if (count && count.start !== 1) created.setAttribute('start', String(count.start));
      if (count?.type) created.setAttribute('type', count.type);
      if (list?.lastElementChild) list.lastElementChild.append(created);
      else paragraph.before(created);
      list = created;
      open.push({ list, level, name });
    }
    const item = ownerDocument.createElement('li');
    const text = ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    list.append(item);
    paragraph.remove();
    previous = open[0]?.list ?? null;
  }
};

/** Keeps the marker of each list paragraph of Word as text, exactly as Word shows it. */
export const writeMarkers = (body: HTMLElement) => {
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const marker = levelOf(paragraph) === null ? null : paragraph.querySelector(markers);
    const text = marker?.textContent?.trim() ?? '';
    marker?.replaceWith(text === '' ? '' : `${text} `);
    paragraph.removeAttribute('style');
  }
};
