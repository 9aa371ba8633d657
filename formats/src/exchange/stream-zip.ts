import { strToU8, Zip, ZipDeflate } from 'fflate';

/** Bytes that are packed in one step. */
const STEP = 65_536;

/** Makes a zip file by file. Each call gives the bytes that are ready. */
export const streamZip = () => {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  function* take(): Generator<Uint8Array> {
    const chunks = ready;
    ready = [];
    yield* chunks;
  }
  return {
    *add(path: string, text: string): Generator<Uint8Array> {
      const file = new ZipDeflate(path, { level: 6 });
      zip.add(file);
      const bytes = strToU8(text);
      for (let from = 0; from === 0 || from < bytes.length; from += STEP) {
        file.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
        yield* take();
      }
    },
    *end(): Generator<Uint8Array> {
      zip.end();
      yield* take();
    },
  };
};
