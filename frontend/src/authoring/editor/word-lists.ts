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

const isNumber = (marker: string) => /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker.trim());

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
    const tag = isNumber(marker?.textContent ?? '') ? 'ol' : 'ul';
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
      const [, first] = /^\(?(\d+)/.exec(marker?.textContent.trim() ?? '') ?? [];
      if (tag === 'ol' && first !== undefined && first !== '1') created.setAttribute('start', first);
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
