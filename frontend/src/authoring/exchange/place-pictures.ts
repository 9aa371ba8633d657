import { pictureSources, replacePictures } from '@matraz/formats/exchange/html';
import type { ImportProblem, ImportResult } from '@matraz/formats/exchange/import-result';
import { reasonOf } from '../../shared/net/api-error.ts';
import { orNoReply } from '../../shared/net/no-reply.ts';
import { uploadImage } from '../pictures/upload-image.ts';

/** Uploads at the same time. */
const PARALLEL = 3;
/** Milliseconds until an upload that came too early is sent again. */
const TOO_MANY_DELAY = 5_000;

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const upload = async (name: string, bytes: Uint8Array): Promise<string> => {
  const type = types[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? '';
  try {
    return await uploadImage(new Blob([new Uint8Array(bytes)], { type }), name);
  } catch (error) {
    if (!(error instanceof Error && error.message.endsWith(': 429'))) throw error;
    await wait(TOO_MANY_DELAY);
    return upload(name, bytes);
  }
};

/** The server names a stored picture by the hash of its bytes. */
const storedName = /^[0-9a-f]{64}\.webp$/;
/** The pictures of the demo. An upload refuses SVG. */
const demoName = /^[\w-]+\.svg$/;

const addressHere = (name: string): string | null => {
  if (storedName.test(name)) return `/uploads/${name}`;
  return demoName.test(name) ? `/demo/${name}` : null;
};

/** The address of a picture that was exported here and is still stored. A new upload would encode it again and lose quality. */
const storedAddress = async (name: string, bytes: Uint8Array): Promise<string | null> => {
  const address = addressHere(name);
  if (address === null) return null;
  const reply = await orNoReply(fetch(address, { credentials: 'same-origin' }));
  if (!reply.ok) return null;
  const stored = new Uint8Array(await orNoReply(reply.arrayBuffer()));
  const isSame = stored.length === bytes.length && stored.every((byte, index) => byte === bytes[index]);
  return isSame ? address : null;
};

interface Options {
  /** The part that is done, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

export interface UploadedPictures {
  /** By name. */
  addresses: ReadonlyMap<string, string>;
  /** Why the server refused the others, by name. */
  reasons: ReadonlyMap<string, string>;
}

/** Said without a reason of the server. */
const limits = 'debe ser JPEG, PNG, WebP o GIF de hasta 5 MB y 40 megapíxeles';

export const uploadPictures = async (
  pictures: ReadonlyMap<string, Uint8Array>,
  { onProgress, signal }: Options,
): Promise<UploadedPictures> => {
  const addresses = new Map<string, string>();
  const reasons = new Map<string, string>();
  const left = [...pictures];
  let done = 0;
  const work = async () => {
    for (let next = left.shift(); next && !signal.aborted; next = left.shift()) {
      const [name, bytes] = next;
      try {
        addresses.set(name, (await storedAddress(name, bytes)) ?? (await upload(name, bytes)));
      } catch (error) {
        console.error(error);
        reasons.set(name, (error instanceof Error ? reasonOf(error) : undefined) ?? limits);
      }
      done += 1;
      onProgress(done / pictures.size);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { addresses, reasons };
};

/** What a teacher reads about a picture that was refused. */
export const refusalText = (name: string, reason: string): string => `no se pudo subir la imagen ${name}: ${reason}`;

const nameOf = (src: string): string | undefined => /^pictures\/(.+)$/s.exec(src)?.[1];

/** Gives each picture of HTML its address. A picture without one is removed. */
export const withAddresses = (html: string, addresses: ReadonlyMap<string, string>): string =>
  replacePictures(html, (src) => {
    const name = nameOf(src);
    return name === undefined ? src : (addresses.get(name) ?? null);
  });

/** Uploads the pictures of a file and puts their addresses into the texts. A refused picture becomes a problem of its question. */
export const placePictures = async (result: ImportResult, options: Options): Promise<ImportResult> => {
  if (result.pictures.size === 0) return result;
  const { addresses, reasons } = await uploadPictures(result.pictures, options);
  const place = (html: string) => withAddresses(html, addresses);
  const problems = result.items.flatMap(({ number, line, question, options: texts, explanation }): ImportProblem[] => {
    const names = pictureSources([question, ...texts, explanation].join('\n')).flatMap((src) => nameOf(src) ?? []);
    return [...new Set(names)]
      .filter((name) => !addresses.has(name))
      .map((name) => ({
        number,
        line,
        isLeftOut: false,
        text: refusalText(name, reasons.get(name) ?? limits),
      }));
  });
  const items = result.items.map((item) => ({
    ...item,
    question: place(item.question),
    options: item.options.map(place),
    explanation: place(item.explanation),
  }));
  return { ...result, items, problems: [...result.problems, ...problems] };
};
