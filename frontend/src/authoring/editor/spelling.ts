/** HTML in the spelling of the server's sanitiser, so that what is written here is stored unchanged. */

const voidTags = new Set(['br', 'hr', 'img', 'col']);

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeValue = (value: string) => escapeText(value).replaceAll('"', '&quot;');

export type Attributes = Readonly<Record<string, string | null>>;

const attributesHtml = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== null && (entry[1] !== '' || entry[0] === 'alt'))
    .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    .join('');

export const elementHtml = (tag: string, attributes: Attributes = {}, inner = ''): string => {
  const open = `<${tag}${attributesHtml(attributes)}`;
  return voidTags.has(tag) ? `${open} />` : `${open}>${inner}</${tag}>`;
};

/** An element of an inert document, with all that it contains. */
export const domHtml = (node: Node): string => {
  if (node instanceof Text) return escapeText(node.data);
  if (!(node instanceof Element)) return '';
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return elementHtml(node.localName, attributes, [...node.childNodes].map(domHtml).join(''));
};

/** Declarations of a style attribute, with some of them set or, where the value is null, removed. The others stay as they are. */
export const withStyles = (style: string | undefined, changes: Attributes): string | null => {
  const declarations = (style ?? '')
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '');
  const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':')).trim().toLowerCase();
  const pending = new Map(Object.entries(changes));
  const kept = declarations.flatMap((declaration) => {
    const name = nameOf(declaration);
    const change = pending.get(name);
    if (change === undefined) return [declaration];
    pending.delete(name);
    return change === null ? [] : [`${name}:${change}`];
  });
  const added = [...pending].flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]));
  return [...kept, ...added].join(';') || null;
};
