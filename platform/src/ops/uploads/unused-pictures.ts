import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { FileStore, StoredFile } from '@matraz/infra/files/port';
import type { Output } from '../output.ts';
import { readWithProgress } from '../read-events.ts';

const streamPrefixes = ['topic-', 'lesson-', 'question-', 'video-', 'exam-'];
const address = /\/uploads\/([0-9a-f]{64}\.webp)/g;

interface Sources {
  store: Pick<EventStore, 'readAll' | 'head'>;
  files: Pick<FileStore, 'list'>;
}

/**
 * Pictures that no content names and never named. Every version in the log counts, also of deleted content, because authors can restore
 * an old version, and attempts show an exam as it was.
 *
 * @param before pictures that were uploaded later are left out: their author may not have saved yet
 */
export const unusedPictures = async (
  { store, files }: Sources,
  before: Date,
  output: Output,
): Promise<StoredFile[]> => {
  // The list comes first: a picture that is uploaded during the reading is not in it.
  const unused = new Map<string, StoredFile>();
  for await (const file of files.list()) if (file.storedAt < before) unused.set(file.name, file);
  const each = ({ data }: RecordedEvent) => {
    for (const [, name = ''] of JSON.stringify(data).matchAll(address)) unused.delete(name);
  };
  await readWithProgress(store, { streamPrefixes }, { output, each });
  return [...unused.values()].sort((one, other) => one.name.localeCompare(other.name));
};
