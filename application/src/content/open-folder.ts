import { isEmptyHtml, sanitize } from '@matraz/infra/html/sanitize';
import { z } from 'zod';
import { checked } from './spanish-issue.ts';

/** What a folder holds, checked; or everything that is wrong with it, in Spanish, each sentence with its file. */
export type FolderResult<Content> = { ok: true; content: Content } | { ok: false; errors: string[] };

/** Files by their path in the folder, with `/`: `lessons/celula.html`. */
export type FolderFiles = ReadonlyMap<string, Uint8Array>;

/** Never changes once published: ids follow from it. */
export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'debe tener solo minúsculas, números y guiones');

const imageSource = /(<img\b[^<>]*?\ssrc\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>=]+))/gi;
const elsewhere = /^(https?:\/\/[^/]|\/uploads\/)/i;

/** HTML of which nothing is left when it is written, so that the command would refuse it. */
export const leavesNothing = (html: string): boolean => isEmptyHtml(sanitize(html));

/** From 1. */
export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** How much text V8 shows before the place of an error. */
const charactersBefore = 10;

/** JSON.parse tells the place of an error in its English message: as a line, or as the text around it. */
const syntaxError = (path: string, typed: string, { message }: Error): string => {
  const line = /\(line (\d+) /.exec(message)?.[1];
  const [, token = '', cut, around = ''] =
    /^Unexpected token '(.+?)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  if (!line && !around) return `${path}: el JSON está incompleto`;
  const index = typed.indexOf(around) + (cut ? charactersBefore : around.indexOf(token));
  return `${path}, línea ${line ?? lineOf(typed, index)}: el JSON está mal escrito`;
};

/**
 * The files of one folder, read one by one. What is wrong is collected in `errors`; a file that cannot be read is null.
 *
 * @param pictureUrl where a file of `pictures/` will be found, by its name
 */
export const openFolder = (files: FolderFiles, pictureUrl: (name: string) => string) => {
  const errors: string[] = [];
  const used = new Set<string>();
  let isWhole = true;

  const unreadable = (error: string): null => {
    errors.push(error);
    isWhole = false;
    return null;
  };

  const text = (path: string): string | null => {
    used.add(path);
    const bytes = files.get(path);
    if (!bytes) return unreadable(`Falta el archivo ${path}`);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return unreadable(`${path}: no está guardado en UTF-8`);
    }
  };

  const addressOf = (src: string, where: string): string => {
    const name = /^pictures\/([^/]+)$/.exec(src)?.[1];
    used.add(src);
    if (!name || !files.has(src)) errors.push(`${where}: no existe la imagen ${src.slice(0, 80)}`);
    return pictureUrl(name ?? src);
  };

  return {
    errors,
    has(path: string): boolean {
      used.add(path);
      return files.has(path);
    },
    text,

    /**
     * HTML, or text with HTML in it, with the addresses of its pictures in place of their names.
     *
     * @param where what to say of the place of a picture, by its index in the text
     */
    withPictures: (html: string, where: (index: number) => string): string =>
      html.replace(imageSource, (_, start: string, double: string, single: string, bare: string, index: number) => {
        const src = double ?? single ?? bare;
        return `${start}"${elsewhere.test(src) ? src : addressOf(src, where(index))}"`;
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
      const { value, errors: wrong } = checked(schema, parsed);
      for (const sentence of wrong) unreadable(`${path}: ${sentence}`);
      return value;
    },

    /** A file that is not mentioned must not be lost in silence. Of pictures this is known only once every text is read. */
    refuseUnused(): void {
      const unused = [...files.keys()].filter((path) => !used.has(path) && (isWhole || !path.startsWith('pictures/')));
      errors.push(...unused.sort().map((path) => `${path}: sobra, ningún archivo de la carpeta lo nombra`));
    },
  };
};

export type OpenFolder = ReturnType<typeof openFolder>;
