import { createInterface } from 'node:readline/promises';

type Terminal = NodeJS.ReadableStream & { isTTY?: boolean };

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
