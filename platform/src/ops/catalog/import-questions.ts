import { everythingExists } from '@matraz/application/catalog/catalog-lookup';
import { createQuestion } from '@matraz/application/catalog/question-commands';
import { decodeEvent } from '@matraz/application/command-handler/event-codec';
import type { TopicContent } from '@matraz/contracts/catalog/content';
import { streamOf } from '@matraz/contracts/streams';
import { type TopicEvent, topic } from '@matraz/domain/catalog/topic';
import type { BulkQuestion } from '@matraz/formats/bulk/practice-text';
import { newId } from '@matraz/infra/ids';
import type { Connection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import type { Output } from '../output.ts';
import { planImport } from './plan-import.ts';

const requireLiveTopic = async ({ store }: Connection, topicId: string): Promise<TopicContent> => {
  const recorded = await store.readStream(streamOf.topic(topicId));
  const events = recorded.map((event) => decodeEvent<TopicEvent>(event));
  const state = events.reduce(topic.evolve, topic.initialState());
  if (state.status !== 'live') throw new OpsError(`No existe el tema ${topicId}.`);
  return state.current;
};

const batchSize = 16;

export interface QuestionImport {
  questions: readonly BulkQuestion[];
  topicId: string;
  dryRun: boolean;
}

/**
 * Runs one import at a time: two concurrent imports would not see the questions of each other and create duplicates.
 *
 * @throws when the connection that holds the lock is lost
 */
const withImportLock = async <T>({ pool }: Connection, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const lost = new Promise<never>((_, reject) => client.on('error', reject));
    await client.query('select pg_advisory_lock(7234003)');
    return await Promise.race([work(), lost]);
  } finally {
    client.release(true); // the lock ends with the connection
  }
};

const createMissing = async (
  connection: Connection,
  { questions, topicId, dryRun }: QuestionImport,
  output: Output,
) => {
  const { status: topicStatus } = await requireLiveTopic(connection, topicId);
  const now = new Date();
  const plan = await planImport(connection.store, topicId, questions, { now, output });
  const counts = { created: dryRun ? 0 : plan.length, alreadyThere: questions.length - plan.length, topicStatus };
  if (dryRun) return counts;
  const deps = { handle: connection.handle, catalogLookup: everythingExists };
  const correlationId = newId();
  await output.withProgress(plan.length, 'Preguntas', async (advance) => {
    for (let start = 0; start < plan.length; start += batchSize) {
      const batch = plan.slice(start, start + batchSize);
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

/**
 * Creates the questions that the topic does not have yet. An import that was interrupted is completed by running it again.
 *
 * @returns how many questions were created, how many existed before, and whether students see the topic
 */
export const importQuestions = (connection: Connection, request: QuestionImport, output: Output) =>
  withImportLock(connection, () => createMissing(connection, request, output));
