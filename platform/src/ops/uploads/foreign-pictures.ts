import { createExamArchive } from '@matraz/application/exams/exam-archive';
import { isOwnPicture } from '@matraz/domain/picture-address';
import { pictureSources } from '@matraz/formats/exchange/html';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Output } from '../output.ts';
import { readWithProgress } from '../read-events.ts';

export interface ForeignPicture {
  kind: 'lesson' | 'question' | 'exam';
  /** The id of the lesson, question or exam. */
  id: string;
  /** The title, or the beginning of the question. */
  text: string;
  sources: string[];
}

const kindOf = (stream: string) => stream.slice(0, stream.indexOf('-')) as ForeignPicture['kind'];

/** The addresses of pictures of other sites, anywhere in the data of an event. */
const sourcesIn = (data: unknown): string[] => {
  const texts: string[] = [];
  JSON.stringify(data, (_, value: unknown) => {
    if (typeof value === 'string' && value.includes('<img')) texts.push(value);
    return value;
  });
  const sources = texts.flatMap(pictureSources);
  return [...new Set(sources)].filter((src) => !isOwnPicture(src));
};

const textOf = ({ title, question = '' }: { title?: string; question?: string }): string =>
  title ??
  question
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

/**
 * The contents that show pictures of other sites. An older release stored them; students see a link in their place. Only the present
 * version counts, of an exam the one that new attempts get.
 */
export const foreignPictures = async (store: EventStore, output: Output): Promise<ForeignPicture[]> => {
  const found = new Map<string, ForeignPicture>();
  const exams = new Set<string>();
  const each = ({ stream, data, type }: RecordedEvent) => {
    const kind = kindOf(stream);
    const sources = sourcesIn(data);
    if (kind === 'exam') {
      if (sources.length > 0) exams.add((data as { examId: string }).examId);
    } else if (sources.length > 0) {
      found.set(stream, { kind, id: stream.slice(kind.length + 1), text: textOf(data), sources });
    } else if (/(Updated|Restored|Deleted)$/.test(type)) found.delete(stream);
  };
  await readWithProgress(store, { streamPrefixes: ['lesson-', 'question-', 'exam-'] }, { output, each });
  const archive = createExamArchive({ store });
  for (const id of exams) {
    const { exam } = await archive.latestExam(id);
    const sources = sourcesIn(exam.questions);
    if (sources.length > 0 && exam.status !== 'deleted')
      found.set(id, { kind: 'exam', id, text: exam.details.title, sources });
  }
  return [...found.values()];
};
