import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { everythingExists } from '@matraz/application/catalog/catalog-lookup';
import { createQuestion } from '@matraz/application/catalog/question-commands';
import { streamOf } from '@matraz/contracts/streams';
import { type BulkQuestion, parseBulkText } from '@matraz/domain/practice/bulk-text';
import { newId } from '@matraz/infra/ids';
import { Refusal } from '../exit.ts';
import type { Output } from '../output.ts';
import type { Platform } from '../platform.ts';
import { planImport } from './question-import.ts';

/** npm changes to the project's folder: a relative path means the folder where the operator is. */
const readText = (file: string): string => {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Refusal(`No se puede leer el archivo ${path} (${(cause as NodeJS.ErrnoException).code}).`);
  }
};

/** @throws Refusal with the errors of every block; then nothing is created */
export const readQuestions = (file: string): BulkQuestion[] => {
  const parsed = parseBulkText(readText(file));
  if (parsed.ok) return parsed.questions;
  throw new Refusal('El archivo tiene errores y no se importó nada:', { details: parsed.errors });
};

const mustBeLive = async ({ store }: Platform, topicId: string): Promise<void> => {
  const events = await store.readStream(streamOf.topic(topicId));
  const last = events.at(-1);
  if (!last || last.type === 'TopicDeleted') throw new Refusal(`No existe el tema ${topicId}.`);
};

const together = 16;

export interface Import {
  questions: readonly BulkQuestion[];
  topicId: string;
  dryRun: boolean;
}

/** Imports take turns: two at once would each miss what the other is about to create. @throws when the turn is lost */
const inTurn = async <T>({ pool }: Platform, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const lost = new Promise<never>((_, reject) => client.on('error', reject));
    await client.query('select pg_advisory_lock(7234003)');
    return await Promise.race([work(), lost]);
  } finally {
    client.release(true); // the lock ends with the connection
  }
};

const createMissing = async (platform: Platform, { questions, topicId, dryRun }: Import, output: Output) => {
  await mustBeLive(platform, topicId);
  const now = new Date();
  const plan = await planImport(platform.store, topicId, questions, now);
  const counts = { created: dryRun ? 0 : plan.length, alreadyThere: questions.length - plan.length };
  if (dryRun) return counts;
  const deps = { handle: platform.handle, catalogLookup: everythingExists };
  const correlationId = newId();
  await output.during(plan.length, 'Preguntas', async (advance) => {
    for (let start = 0; start < plan.length; start += together) {
      const batch = plan.slice(start, start + together);
      await Promise.all(
        batch.map(async ({ content, idempotencyKey }) => {
          await createQuestion(deps, { ...content, topicId }, { correlationId, idempotencyKey, now });
          advance();
        }),
      );
    }
  });
  return counts;
};

/** @returns how many were created, and how many the topic held already */
export const importQuestions = (platform: Platform, wanted: Import, output: Output) =>
  inTurn(platform, () => createMissing(platform, wanted, output));
