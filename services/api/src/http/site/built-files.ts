import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/** The compressed copies that the build writes beside a file, best first. */
const copies = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof copies;

/** A file of the built frontend. */
export interface BuiltFile {
  bytes: Buffer;
  /** The same content, compressed. Small files have no copies. */
  encoded: Partial<Record<Encoding, Buffer>>;
  type: string;
  cacheControl: string;
  /** Changes with the content. */
  tag: string;
}

/** File names under /assets contain a hash of the content, so these files never change. The page is always revalidated. */
const cacheControlOf = (path: string): string => {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  if (path.endsWith('.html')) return 'no-cache';
  return `public, max-age=${HOUR_SECONDS}`;
};

const listFiles = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/**
 * Reads the built frontend into memory, about 6 MB. Reading a file from the disk for each request would be the largest part of the
 * work for a page.
 *
 * @returns the files by URL path; none when nothing was built. Hidden files are left out.
 */
export const readBuiltFiles = async (folder: string): Promise<ReadonlyMap<string, BuiltFile>> => {
  const isCopy = (file: string) => Object.values<string>(copies).includes(extname(file));
  const all = await listFiles(folder);
  const contents = new Map(await Promise.all(all.map(async (file) => [file, await readFile(file)] as const)));
  const files = new Map<string, BuiltFile>();
  for (const [file, bytes] of contents) {
    if (isCopy(file) || basename(file).startsWith('.')) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const encoded: BuiltFile['encoded'] = {};
    for (const [encoding, end] of Object.entries(copies) as [Encoding, string][]) {
      const copy = contents.get(file + end);
      if (copy) encoded[encoding] = copy;
    }
    files.set(path, {
      bytes,
      encoded,
      type: contentType(extname(file)) || 'application/octet-stream',
      cacheControl: cacheControlOf(path),
      tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    });
  }
  return files;
};
