import { replaceFormulas } from '../../shared/rich-text/replace-formulas.ts';
import { domHtml } from './spelling.ts';

const blockTags = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre ul ol li figure figcaption table caption colgroup thead tbody tfoot tr th td hr'.split(
    ' ',
  ),
);

/** Elements that hold blocks in the editor's document. */
const containers = 'body, div, blockquote, li, th, td, figure';

/** An inert document: its scripts do not run and its pictures are not fetched. */
export const parseDom = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

export const isBlock = (node: Node): boolean =>
  node instanceof Element && (blockTags.has(node.localName) || node.querySelector([...blockTags].join()) !== null);

const isBlank = (node: Node) =>
  node.nodeType === Node.COMMENT_NODE || (node instanceof Text && /^[ \t\r\n\f]*$/.test(node.data));

/** Puts an element where each formula is, so that the editor shows it as one piece. */
export const markFormulas = (body: HTMLElement) =>
  replaceFormulas(body, (tex, display) => {
    const span = body.ownerDocument.createElement('span');
    span.dataset.formula = display ? 'display' : 'inline';
    span.dataset.tex = tex;
    return span;
  });

/** Text that is in no paragraph gets one, marked: it is written without its tag. */
const wrapBareText = (container: Element) => {
  let run: ChildNode[] = [];
  const close = () => {
    if (run.some((node) => !isBlank(node))) {
      const paragraph = container.ownerDocument.createElement('p');
      paragraph.dataset.bare = '';
      run[0]?.before(paragraph);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const node of [...container.childNodes]) {
    if (isBlock(node)) close();
    else run.push(node);
  }
  close();
  if (container.children.length === 0 && container.localName !== 'body') {
    const paragraph = container.ownerDocument.createElement('p');
    paragraph.dataset.bare = '';
    container.append(paragraph);
  }
};

/** Sections, columns and captions of a table are kept as data of its rows and of the table. */
const markTable = (table: HTMLTableElement) => {
  const groups = [...table.querySelectorAll(':scope > colgroup')];
  if (table.caption) table.dataset.caption = domHtml(table.caption);
  table.caption?.remove();
  table.dataset.columns = groups.map(domHtml).join('');
  for (const group of groups) group.remove();
  for (const row of table.rows) {
    const section = row.parentElement?.localName;
    if (section === 'thead' || section === 'tfoot') row.dataset.section = section;
  }
};

/** Makes stored HTML readable by the editor's schema, without a loss. */
export const prepareDom = (body: HTMLElement): HTMLElement => {
  markFormulas(body);
  for (const container of [body, ...body.querySelectorAll(containers)]) wrapBareText(container);
  for (const table of body.querySelectorAll('table')) markTable(table);
  return body;
};
