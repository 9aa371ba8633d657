import { createInterface } from 'node:readline/promises';
import { OpsError } from './ops-error.ts';

type Terminal = NodeJS.ReadableStream & { isTTY?: boolean };

export interface ConfirmOptions {
  /** `--yes`: do it without a question. */
  yes?: boolean;
  /** `--json`: a script cannot answer, so nothing is asked. */
  json?: boolean;
}

/** Asks the operator a question that is answered with s or n. Everything but s, sí and si is no. Without a terminal the answer is no. */
export const confirm = async (
  question: string,
  { input = process.stdin, output = process.stderr }: { input?: Terminal; output?: NodeJS.WritableStream } = {},
): Promise<boolean> => {
  if (!input.isTTY) return false;
  const lines = createInterface({ input, output });
  try {
    const answer = await lines.question(`${question} [s/N] `);
    return /^s[ií]?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
};

/**
 * Says what a command will do and asks.
 *
 * @param effect whole sentences
 * @throws OpsError when the operator does not agree; the command must not have changed anything
 */
export const requireConfirmation = async (
  effect: string,
  question: string,
  { yes = false, json = false }: ConfirmOptions,
): Promise<void> => {
  if (yes || (!json && (await confirm(`${effect} ${question}`)))) return;
  throw new OpsError(`${effect} No se cambió nada; con --yes se hace sin preguntar.`);
};
