import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import { z } from 'zod';
import { fileReason, unreadable } from '../file-errors.ts';
import { OpsError } from '../ops-error.ts';

const count = z.int().nonnegative();
const manifest = z.object({
  format: z.literal('matraz-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  events: count,
  pictures: count,
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  /** Every other file of the archive. */
  files: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

export const eventsName = 'events.jsonl.zst';
export const tableName = (table: string) => `tables/${table}.jsonl`;
export const pictureFolder = 'uploads';
export const sealKeyName = 'seal/seal-key.json';
export const checkpointFolder = 'seal/seals';
const manifestName = 'manifest.json';
const allowedName =
  /^(events\.jsonl\.zst|tables\/[a-z_]+\.[a-z_]+\.jsonl|uploads\/[A-Za-z0-9-]+\.[a-z0-9]+|seal\/seal-key\.json|seal\/seals\/[\w-]+\.checkpoint|manifest\.json)$/;

/** Whether a restore accepts a file of this name in the archive. */
export const isArchiveName = (name: string): boolean => allowedName.test(name);

async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

export interface ArchiveWriter {
  addFile(name: string, path: string): Promise<void>;
  addBytes(name: string, content: Uint8Array): Promise<void>;
}

/**
 * Writes a tar file. The manifest with the hash of every file is its last entry, so an archive that was cut has none.
 *
 * @param fill adds the files and returns the rest of the manifest
 */
export const writeArchive = async (
  path: string,
  fill: (writer: ArchiveWriter) => Promise<Omit<Manifest, 'format' | 'version' | 'files'>>,
): Promise<Manifest> => {
  const pack = tar.pack();
  const written = pipeline(pack, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  written.catch(() => {}); // awaited below; a failure also ends the entry that is being written
  const files: Manifest['files'] = [];
  const add = async (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => {
    const hash = createHash('sha256');
    await pipeline(Readable.from(hashed(content, hash)), pack.entry({ name, size: bytes, mode: 0o600 }));
    files.push({ name, bytes, sha256: hash.digest('hex') });
  };
  const addBytes = (name: string, content: Uint8Array) => add(name, content.length, Readable.from([content]));
  try {
    const rest = await fill({
      addFile: async (name, file) => add(name, (await stat(file)).size, createReadStream(file)),
      addBytes,
    });
    const made: Manifest = { format: 'matraz-backup', version: 1, ...rest, files: [...files] };
    await addBytes(manifestName, Buffer.from(JSON.stringify(made, null, 1)));
    pack.finalize();
    await written;
    return made;
  } catch (error) {
    pack.destroy();
    throw error;
  }
};

const refuse = (path: string, reason: string) => new OpsError(`${path} no es un respaldo entero de Matraz: ${reason}.`);

/** An error without a code is of the tar reader, in English. */
const archiveReason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? fileReason(error) : 'está cortado, o no es un archivo .tar';

const readManifest = (text: string, path: string): Manifest => {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw refuse(path, 'no se entiende su manifiesto, o es de una versión más nueva');
  }
};

/**
 * Unpacks a backup into a folder and checks every file against the manifest.
 *
 * @param onRead called with the part of the file that was read
 * @throws OpsError when a file is missing, changed or unknown; nothing else was touched
 */
export const unpackArchive = async (
  path: string,
  folder: string,
  onRead: (share: number) => void = () => {},
): Promise<Manifest> => {
  const found = new Map<string, { bytes: number; sha256: string }>();
  let manifestText: string | undefined;
  await access(path, constants.R_OK).catch((cause) => {
    throw unreadable(path, cause);
  });
  const { size } = await stat(path);
  const extract = tar.extract();
  const file = createReadStream(path);
  const reported = async function* (content: AsyncIterable<Uint8Array>) {
    for await (const chunk of content) {
      onRead(file.bytesRead / size);
      yield chunk;
    }
  };
  const read = pipeline(file, reported, extract);
  read.catch(() => {}); // its error also ends the loop below
  try {
    for await (const entry of extract) {
      const { name } = entry.header;
      if (!isArchiveName(name) || found.has(name)) throw refuse(path, `tiene un archivo ${name}`);
      if (name === manifestName) {
        const chunks: Uint8Array[] = [];
        for await (const chunk of entry) chunks.push(chunk);
        manifestText = Buffer.concat(chunks).toString();
        continue;
      }
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      await pipeline(Readable.from(hashed(entry, hash)), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      found.set(name, { bytes: entry.header.size ?? 0, sha256: hash.digest('hex') });
    }
    await read;
  } catch (error) {
    await read.catch(() => {});
    if (error instanceof OpsError) throw error;
    throw refuse(path, archiveReason(error));
  }
  if (manifestText === undefined) throw refuse(path, 'está cortado');
  const made = readManifest(manifestText, path);
  for (const { name, sha256 } of made.files)
    if (found.get(name)?.sha256 !== sha256) throw refuse(path, `el archivo ${name} falta o fue cambiado`);
  if (found.size !== made.files.length) throw refuse(path, 'tiene archivos que su manifiesto no nombra');
  return made;
};
