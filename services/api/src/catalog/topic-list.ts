import { catalogCalls } from '@matraz/contracts/catalog/http';
import { LRUCache } from 'lru-cache';
import { KeptJson } from '../http/kept-json.ts';
import type { OwnProgress, OwnTopic } from './select-own-progress.ts';

/** So many topics or fewer are not divided: about 3 kB, which a reply with progress in one of them compresses anew. */
const smallestPiece = 8;
/** A reply with more own pieces than this is sent as one piece, which is smaller and cheaper. */
const mostOwnPieces = 4;
/** Memory for the JSON of all pieces: 333 topics need half of it. A piece that does not fit is written for each reply. */
const mostPieceBytes = 8 * 1024 * 1024;

type Reader = 'student' | 'admin';

/** A topic of the list: its JSON without the user's progress and the last brace. */
export interface ListedTopic {
  id: string;
  json: Record<Reader, string>;
}

const comma = ',';

type Progress = ReadonlyMap<string, OwnProgress>;
/** Parts of a JSON array, without brackets and without a comma before the first item. */
type Piece = (own: Progress, reader: Reader) => (KeptJson | string)[];

/** The JSON of a piece is in memory as text and compressed. In bytes. */
const memoryOf = ({ bytes }: KeptJson): number => 1_000 + 2 * bytes.length;

/** The list of topics with the user's progress, as parts of a JSON array without its brackets. */
export type TopicList = (own: readonly OwnTopic[], isAdmin: boolean) => (KeptJson | string)[];

const progressSchema = catalogCalls.listTopics.reply.element.shape.progress;

const progressJson = ({ answered, correct, isCompleted }: OwnProgress): string =>
  JSON.stringify(progressSchema.parse({ questionsAnswered: answered, questionsCorrect: correct, isCompleted }));

/** What follows the shared part of a topic. */
export const afterShared = (own: OwnProgress): string => `,"progress":${progressJson(own)}}`;
const nothingDone = afterShared({ answered: 0, correct: 0, isCompleted: false });

const write = (topics: readonly ListedTopic[], reader: Reader, own: Progress): string =>
  topics
    .map(({ id, json }) => {
      const progress = own.get(id);
      return json[reader] + (progress ? afterShared(progress) : nothingDone);
    })
    .join();

/**
 * Topics that follow each other. Users without progress in them share one kept part. For the others the half without progress is still
 * shared, and so on.
 *
 * @param untouched the kept parts of all pieces
 * @param from place of the first topic in the whole list
 */
const pieceOf = (topics: readonly ListedTopic[], untouched: LRUCache<string, KeptJson>, from = 0): Piece => {
  const middle = Math.ceil(topics.length / 2);
  const halves =
    topics.length > smallestPiece
      ? ([
          pieceOf(topics.slice(0, middle), untouched, from),
          pieceOf(topics.slice(middle), untouched, from + middle),
        ] as const)
      : null;
  return (own, reader) => {
    if (!topics.some(({ id }) => own.has(id))) {
      const key = `${reader} ${from} ${topics.length}`;
      const part = untouched.get(key) ?? new KeptJson(write(topics, reader, own));
      untouched.set(key, part);
      return [part];
    }
    if (!halves) return [write(topics, reader, own)];
    const [left, right] = halves;
    return [...left(own, reader), comma, ...right(own, reader)];
  };
};

export const createTopicList = (topics: readonly ListedTopic[], mostBytes = mostPieceBytes): TopicList => {
  const all = pieceOf(topics, new LRUCache({ maxSize: mostBytes, sizeCalculation: memoryOf }));
  return (own, isAdmin) => {
    const reader = isAdmin ? 'admin' : 'student';
    const progress = new Map(own.map((one) => [one.topicId, one]));
    const parts = all(progress, reader);
    const ownPieces = parts.filter((part) => typeof part === 'string' && part !== comma);
    return ownPieces.length > mostOwnPieces ? [write(topics, reader, progress)] : parts;
  };
};
