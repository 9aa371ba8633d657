import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { withTemporary } from '../with-temporary.ts';

/** One part of the ids of 10^8 events has 400,000. */
const parts = 256;
const bufferBytes = 4_096;

/** Lines in files by a hash of their key. Equal keys are in the same file, and one file at a time is read. */
const createParts = (folder: string, name: string) => {
  // Buffers outside V8's heap: waiting strings would grow old in it before they become garbage.
  const buffers = Array.from({ length: parts }, () => Buffer.allocUnsafe(bufferBytes));
  const used = new Uint32Array(parts);
  const fileOf = (part: number) => join(folder, `${name}-${part}`);
  const flush = (part: number) => {
    appendFileSync(fileOf(part), buffers[part]?.subarray(0, used[part]) ?? '');
    used[part] = 0;
  };
  return {
    add(key: string, line: string) {
      const part = crc32(key) % parts;
      const bytes = Buffer.from(`${line}\n`);
      if ((used[part] ?? 0) + bytes.length > bufferBytes) flush(part);
      if (bytes.length > bufferBytes) appendFileSync(fileOf(part), bytes);
      else {
        const start = used[part] ?? 0;
        buffers[part]?.set(bytes, start);
        used[part] = start + bytes.length;
      }
    },
    *read(): Generator<string[]> {
      for (let part = 0; part < parts; part++) {
        flush(part);
        if (existsSync(fileOf(part))) yield readFileSync(fileOf(part), 'utf8').split('\n').slice(0, -1);
      }
    },
  };
};

interface Repeat {
  /** Number of the event, from 1. */
  number: number;
  reason: string;
}

/** Finds events that a log cannot have: the id of another event, or a version that is not above the last one of its stream. */
const createRepeatFinder = (folder: string) => {
  const ids = createParts(folder, 'ids');
  const versions = createParts(folder, 'versions');
  const findRepeatedId = (lines: readonly string[]): Repeat | undefined => {
    const known = new Set<string>();
    for (const line of lines) {
      const [number, id = ''] = line.split(' ');
      if (known.has(id)) return { number: Number(number), reason: `el id ${id} se repite` };
      known.add(id);
    }
    return undefined;
  };
  const findRepeatedVersion = (lines: readonly string[]): Repeat | undefined => {
    const last = new Map<string, number>();
    for (const line of lines) {
      const [, number, version, stream = ''] = /^(\d+) (\d+) (.*)$/s.exec(line) ?? [];
      if (Number(version) <= (last.get(stream) ?? 0))
        return { number: Number(number), reason: `la versión ${version} de ${JSON.parse(stream)} se repite` };
      last.set(stream, Number(version));
    }
    return undefined;
  };
  return {
    add(number: number, { stream, version, metadata }: RecordedEvent) {
      ids.add(metadata.eventId, `${number} ${metadata.eventId}`);
      // As JSON a name has no line break.
      versions.add(stream, `${number} ${version} ${JSON.stringify(stream)}`);
    },
    find(): Repeat | undefined {
      for (const lines of versions.read()) {
        const found = findRepeatedVersion(lines);
        if (found) return found;
      }
      for (const lines of ids.read()) {
        const found = findRepeatedId(lines);
        if (found) return found;
      }
      return undefined;
    },
  };
};

export type RepeatFinder = ReturnType<typeof createRepeatFinder>;

/**
 * The memory of the work does not grow with the number of events: what was seen is in files (about 130 bytes per event).
 *
 * @param path the event file; the files are beside it, or in the folder for temporary files when that folder cannot be written
 */
export const withRepeatFinder = async <T>(path: string, work: (finder: RepeatFinder) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(dirname(path), '.matraz-check-')).catch(() =>
    mkdtemp(join(tmpdir(), 'matraz-check-')),
  );
  return withTemporary(folder, () => work(createRepeatFinder(folder)));
};
