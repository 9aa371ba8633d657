import { type Receipt, receipt as receiptShape } from '@matraz/contracts/seal/receipt';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

const toUrlText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromUrlText = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** The receipt with the event of the final score only. It fits into a QR code. */
const shorten = (receipt: Receipt): Receipt => ({
  ...receipt,
  events: receipt.events.filter(({ event }) => event.type !== 'ExamAnswerSaved').slice(-1),
});

/** The address of the page that checks the receipt. The part after # never leaves the browser that opens it. */
export const receiptLink = (receipt: Receipt, origin: string): string =>
  `${origin}/verificar#${toUrlText(deflateSync(strToU8(JSON.stringify(shorten(receipt))), { level: 9 }))}`;

/** @returns undefined when the text is not a receipt */
export const parseReceipt = (text: string): Receipt | undefined => {
  try {
    return receiptShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** @param hash the part of the address from # on. @returns undefined when it is not a receipt */
export const receiptOfLink = (hash: string): Receipt | undefined => {
  try {
    return parseReceipt(strFromU8(inflateSync(fromUrlText(hash.slice(1)))));
  } catch {
    return undefined;
  }
};
