import { escapeHtml } from '../../exchange/html.ts';
import { writeZip } from '../../exchange/zip.ts';

const namespaces = ['w', 'r', 'm', 'wp', 'a', 'pic', 'mc'].map((name) => `xmlns:${name}="urn:${name}"`).join(' ');

/** A run with these properties, for example `<w:b/>`. */
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r>`;

/** A paragraph of runs, or of a text. */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') || content === '' ? content : run(content)}</w:p>`;

export const listed = (content: string, numId: number, level = 0): string =>
  paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`);

export const table = (rows: readonly (readonly string[])[]): string => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
};

export const formula = (omml: string): string => `<m:oMath>${omml}</m:oMath>`;
export const mathRun = (text: string): string => `<m:r><m:t>${escapeHtml(text)}</m:t></m:r>`;

/** A picture of the package. */
export const drawing = (id: string, alt = ''): string =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="1905000" cy="952500"/><wp:docPr id="1" name="x" descr="${alt}"/>` +
  `<a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const level = (format: string, text: string, at: number) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

/** List 1 counts '1.', below it 'a)', below it 'I.'. */
const numbering = `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0">${level('decimal', '%1.', 0)}${level('lowerLetter', '%2)', 1)}${level('upperRoman', '%3.', 2)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** The bytes of a document of Word. @param pictures bytes by file name; their ids are `rId1`, `rId2` … */
export const writeDocx = (body: string, pictures: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> => {
  const names = Object.keys(pictures);
  const targets = names.map((name, place) => `<Relationship Id="rId${place + 1}" Target="media/${name}"/>`).join('');
  return writeZip(
    new Map<string, string | Uint8Array>([
      ['[Content_Types].xml', '<Types/>'],
      [
        'word/document.xml',
        `<?xml version="1.0" encoding="UTF-8"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
      ],
      ['word/_rels/document.xml.rels', `<Relationships>${targets}</Relationships>`],
      ['word/numbering.xml', numbering],
      [
        'word/styles.xml',
        `<w:styles ${namespaces}><w:style w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style><w:style w:styleId="Lista"><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`,
      ],
      ...names.map((name): [string, Uint8Array] => [`word/media/${name}`, pictures[name] ?? new Uint8Array()]),
    ]),
  );
};
