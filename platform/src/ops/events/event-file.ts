import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import { pipeline as run } from 'node:stream/promises';
import { createGunzip, createGzip, createZstdCompress, createZstdDecompress, constants as zlib } from 'node:zlib';
import type { Position, RecordedEvent } from '@matraz/infra/event-store/port';
import { unreadable } from '../file-errors.ts';
import { OpsError } from '../ops-error.ts';
import { writeWhole } from '../write-whole.ts';
import { fromLine, toLine } from './event-line.ts';
import { withRepeatFinder } from './find-repeats.ts';

const compressor = (path: string): Transform[] => {
  if (path.endsWith('.gz')) return [createGzip()];
  if (path.endsWith('.zst')) return [createZstdCompress({ params: { [zlib.ZSTD_c_checksumFlag]: 1 } })];
  return [];
};
const decompressor = (path: string): Transform[] => {
  if (path.endsWith('.gz')) return [createGunzip()];
  return path.endsWith('.zst') ? [createZstdDecompress()] : [];
};

/** Lines of one write. */
const chunkLines = 1_000;

/**
 * Writes one event per line. The file has its name only when it is whole and on the disk.
 *
 * @returns the number of events
 */
export const writeEventFile = async (path: string, events: AsyncIterable<RecordedEvent>): Promise<number> => {
  let count = 0;
  const chunks = async function* () {
    let lines: string[] = [];
    for await (const event of events) {
      count += 1;
      lines.push(`${toLine(event)}\n`);
      if (lines.length < chunkLines) continue;
      yield lines.join('');
      lines = [];
    }
    if (lines.length > 0) yield lines.join('');
  };
  await writeWhole(path, (draft) => {
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    return run([Readable.from(chunks(), { highWaterMark: 1 }), ...compressor(path), file]);
  });
  return count;
};

/**
 * Lines of a file, which may be compressed. Only \n ends a line: JSON may have U+2028 and U+2029 in a text, where node:readline would
 * split it.
 *
 * @param onRead called with the part of the file that was read
 * @throws OpsError when the file cannot be read, or its last line does not end
 */
export async function* linesOf(path: string, onRead?: (share: number) => void): AsyncGenerator<string> {
  const { size: bytes } = await stat(path).catch((cause) => {
    throw unreadable(path, cause);
  });
  // Nothing is awaited between here and the loop: an error of the stream must find its listener.
  const first = createReadStream(path);
  const others = decompressor(path);
  // The callback is empty because the last stream fails with the error of every other stream.
  const content = others.length > 0 ? pipeline([first, ...others], () => {}) : first;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (bytes > 0) onRead?.(first.bytesRead / bytes);
    }
  } catch (cause) {
    throw unreadable(path, cause);
  }
  if (rest !== '') throw new OpsError(`El archivo ${path} está incompleto: su última línea no termina.`);
}

/**
 * Reads the events of a file after a position.
 *
 * @param onRead called with the part of the file that was read
 * @throws OpsError when the file is damaged
 */
export async function* readEventFile(
  path: string,
  after: Position = 0n,
  onRead?: (share: number) => void,
): AsyncGenerator<RecordedEvent> {
  let number = 0;
  for await (const line of linesOf(path, onRead)) {
    number += 1;
    const event = fromLine(line);
    if (!event) throw new OpsError(`La línea ${number} de ${path} no es un evento.`);
    if (event.position > after) yield event;
  }
}

export interface CheckedFile {
  count: number;
  /** Position of the last event; 0 when there is none. */
  end: Position;
}

/**
 * Reads the whole file, so that a damaged file is refused before the first event is written.
 *
 * @param report called with the part of the file that was read, and the events so far
 * @throws OpsError when it is not the log of a platform: positions and versions must grow, and ids must differ
 */
export const checkEventFile = (
  path: string,
  report: (share: number, events: number) => void = () => {},
): Promise<CheckedFile> =>
  withRepeatFinder(path, async (repeats) => {
    let count = 0;
    let end = 0n;
    const refuse = (number: number, reason: string) =>
      new OpsError(`La línea ${number} de ${path} no sirve: ${reason}.`);
    for await (const event of readEventFile(path, 0n, (share) => report(share, count))) {
      count += 1;
      if (event.position <= end) throw refuse(count, 'los eventos no están en orden');
      repeats.add(count, event);
      end = event.position;
    }
    const repeat = repeats.find();
    if (repeat) throw refuse(repeat.number, repeat.reason);
    return { count, end };
  });
