import { joinBytes } from '@matraz/formats/exchange/join-bytes';
import type { Files } from '@matraz/formats/exchange/zip';
import { ownAddresses } from '../editor/picture-sources.ts';

const texts = /\.(xml|x?html?|txt|json)$/i;
/** Reads every byte as one character, so places in the text are places in the bytes. */
const byBytes = new TextDecoder('windows-1252');

/** An address of this site is ASCII, so it is found before the encoding of the file is known. */
const withOwnPathsInFile = (bytes: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { 0: found, 1: before = '', index } of byBytes.decode(bytes).matchAll(ownAddresses())) {
    parts.push(bytes.subarray(from, index + before.length));
    from = index + found.length;
  }
  return from === 0 ? bytes : joinBytes([...parts, bytes.subarray(from)]);
};

/** The files of a package in whose texts the pictures of this site have their paths. */
export const withOwnPathsInFiles = (files: Files): Files =>
  new Map([...files].map(([name, bytes]) => [name, texts.test(name) ? withOwnPathsInFile(bytes) : bytes]));
