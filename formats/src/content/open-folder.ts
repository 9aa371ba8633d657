import { isOwnPicture } from '@matraz/domain/picture-address';
import { z } from 'zod';
import { decodeText } from '../exchange/decode-text.ts';
import { decodeEntities } from '../exchange/html.ts';
import { checked } from './spanish-issue.ts';

/** The checked content of a folder, or all its errors as Spanish sentences. */
export type FolderResult<Content> = { ok: true; content: Content } | { ok: false; errors: string[] };

/** Files by their path in the folder, for example `lessons/celula.html`. */
export type FolderFiles = ReadonlyMap<string, Uint8Array>;

/** A slug must not change after the first import: ids are computed from it. */
export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'debe tener solo minúsculas, números y guiones');

const quotedOrBare = `"[^"<>]*"|'[^'<>]*'|[^\\s"'<>=]+`;
/** A picture's tag up to its source. Other attributes are read as a whole, because an `alt` may contain ` src=`. */
const imageSource = new RegExp(
  `(<img(?:\\s+(?!src\\b)[a-z-]+(?:\\s*=\\s*(?:${quotedOrBare}))?)*\\s+src\\s*=\\s*)(?:"([^"<>]*)"|'([^'<>]*)'|([^\\s"'<>=]+))`,
  'gi',
);

/** The line of a position in a text, from 1. */
export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Number of characters that V8 shows before the position of an error. */
const charactersBefore = 10;

/** The message of JSON.parse contains the line of the error, or the text around it. */
const syntaxError = (path: string, typed: string, { message }: Error): string => {
  const line = /\(line (\d+) /.exec(message)?.[1];
  const [, token = '', cut, around = ''] =
    /^Unexpected token '(.)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  if (!line && !around) return `${path}: el JSON está incompleto`;
  const index = typed.indexOf(around) + (cut ? charactersBefore : around.indexOf(token));
  return `${path}, línea ${line ?? lineOf(typed, index)}: el JSON está mal escrito`;
};

export interface ReadOptions {
  /** Returns the address of a file in `pictures/` from its name. */
  pictureUrl: (name: string) => string;
  /** Whether HTML is empty once it is sanitised. A command refuses such a text. */
  isEmpty: (html: string) => boolean;
}

/** Reads the files of one folder and collects errors in `errors`. A file that cannot be read gives null. */
export const openFolder = (files: FolderFiles, { pictureUrl, isEmpty }: ReadOptions) => {
  const errors: string[] = [];
  const used = new Set<string>();
  let isAllRead = true;

  const unreadable = (error: string): null => {
    errors.push(error);
    isAllRead = false;
    return null;
  };

  const text = (path: string): string | null => {
    used.add(path);
    const bytes = files.get(path);
    if (!bytes) return unreadable(`Falta el archivo ${path}`);
    const { text, isDoubtful } = decodeText(bytes);
    return isDoubtful ? unreadable(`${path}: no se sabe cómo leer sus tildes; guárdalo en UTF-8`) : text;
  };

  const addressOfFile = (typed: string, where: string): string => {
    const src = typed.normalize('NFC');
    const name = /^pictures\/([^/]+)$/.exec(src)?.[1];
    used.add(src);
    if (!name || !files.has(src)) errors.push(`${where}: no existe la imagen ${src.slice(0, 80)}`);
    return pictureUrl(name ?? src);
  };

  /** The sanitiser removes a picture with an address that is not allowed, and lists nothing. */
  const addressOf = (src: string, where: string): string => {
    const address = decodeEntities(src);
    if (isOwnPicture(address)) return src;
    if (/^https?:/i.test(address)) {
      errors.push(`${where}: la imagen es de otro sitio, guárdala en pictures: ${src.slice(0, 80)}`);
      return src;
    }
    return addressOfFile(src, where);
  };

  return {
    errors,
    isEmpty,
    has(path: string): boolean {
      used.add(path);
      return files.has(path);
    },
    text,

    /**
     * Replaces the path of each picture with its address. The text is HTML, or the bulk text with HTML in it.
     *
     * @param where names the place of a picture in an error; its parameter is the position in the text
     */
    withPictures: (html: string, where: (index: number) => string): string =>
      html.replace(imageSource, (_, start: string, double: string, single: string, bare: string, index: number) => {
        const src = double ?? single ?? bare;
        return `${start}"${addressOf(src, where(index))}"`;
      }),

    json<S extends z.ZodType>(path: string, schema: S): z.output<S> | null {
      const typed = text(path);
      if (typed === null) return null;
      let parsed: unknown;
      try {
        parsed = JSON.parse(typed);
      } catch (error) {
        return unreadable(syntaxError(path, typed, error as SyntaxError));
      }
      const { value, errors: issues } = checked(schema, parsed);
      for (const sentence of issues) unreadable(`${path}: ${sentence}`);
      return value;
    },

    /** Adds an error for each unused file. Pictures are checked only when all texts were read, because any text can use them. */
    refuseUnused(): void {
      const unused = [...files.keys()].filter(
        (path) => !used.has(path) && (isAllRead || !path.startsWith('pictures/')),
      );
      errors.push(...unused.sort().map((path) => `${path}: sobra, ningún archivo de la carpeta lo nombra`));
    },
  };
};

export type OpenFolder = ReturnType<typeof openFolder>;
