import { setImmediate } from 'node:timers/promises';
import type { PersonalData } from '@matraz/contracts/accounts/personal-data';
import { streamZip } from '@matraz/formats/exchange/stream-zip';
import { pagesOf } from './pages.ts';

/**
 * The data and pages to read, as the bytes of a zip. Other requests get their turn between two files, and a slow reader stops the
 * writing.
 */
export async function* zipOf(data: PersonalData): AsyncGenerator<Uint8Array> {
  const zip = streamZip();
  for (const { path, text } of pagesOf(data)) {
    yield* zip.add(path, text);
    await setImmediate();
  }
  yield* zip.add('datos.json', JSON.stringify(data, null, 1));
  yield* zip.end();
}
