import {
  type ExportExam,
  type ExportTopic,
  slugOf,
  writeExamFolder,
  writeTopicFolder,
} from '@matraz/formats/content/write-folder';
import type { ExportLoss } from '@matraz/formats/exchange/export-question';
import { pictureSources } from '@matraz/formats/exchange/html';
import { writeExamText, writePracticeText } from '@matraz/formats/exchange/write-bulk-text';
import { writeGift } from '@matraz/formats/exchange/write-gift';
import { type PictureFiles, writeQti } from '@matraz/formats/exchange/write-qti';
import { writeZip } from '@matraz/formats/exchange/zip';
import { orNoReply } from '../../shared/net/no-reply.ts';
import { amount } from '../../shared/study/words.ts';
import type { ExportFormat } from './export-formats.ts';

/** What is exported. `notes` say what no format holds. */
export type Exported = ({ kind: 'topic'; topic: ExportTopic } | { kind: 'exam'; exam: ExportExam }) & {
  notes?: string[];
};

export interface ExportedFile {
  name: string;
  blob: Blob;
  /** What the format does not hold, by question. */
  losses: ExportLoss[];
  /** What the format does not hold besides questions. */
  notes: string[];
}

/** Requests for pictures at the same time. */
const PARALLEL = 6;

/** Reads the pictures of this platform. A picture that is missing on the server gives a note, and its address stays in the texts. */
const fetchPictures = async (texts: readonly string[]): Promise<{ pictures: PictureFiles; notes: string[] }> => {
  const sources = [...new Set(texts.flatMap(pictureSources))].filter((src) => src.startsWith('/'));
  const pictures = new Map<string, { name: string; bytes: Uint8Array }>();
  const names = new Set<string>();
  const notes: string[] = [];
  const left = [...sources];
  const work = async () => {
    for (let src = left.shift(); src !== undefined; src = left.shift()) {
      const reply = await orNoReply(fetch(src, { credentials: 'same-origin' }));
      if (!reply.ok || !reply.headers.get('content-type')?.startsWith('image/')) {
        notes.push(`no se pudo leer la imagen ${src}; queda su dirección`);
        continue;
      }
      const bytes = new Uint8Array(await orNoReply(reply.arrayBuffer()));
      const file = src.replace(/^.*\//, '');
      const name = names.has(file) ? `${names.size}-${file}` : file;
      names.add(name);
      pictures.set(src, { name, bytes });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { pictures, notes };
};

const textsOf = (exported: Exported): string[] => {
  const content = exported.kind === 'topic' ? exported.topic : exported.exam;
  const questions = content.questions.flatMap(({ question, options, explanation }) => [
    question,
    ...options,
    explanation,
  ]);
  return exported.kind === 'topic'
    ? [...questions, ...exported.topic.lessons.map((lesson) => lesson.content)]
    : questions;
};

/** What only our own format holds. */
const onlyInFolder = (exported: Exported): string[] => {
  if (exported.kind === 'exam') return ['no incluye la descripción, la duración ni los otros datos del ensayo'];
  const { lessons, videos } = exported.topic;
  const parts = [
    lessons.length > 0 ? amount(lessons.length, 'lección', 'lecciones') : [],
    videos.length > 0 ? amount(videos.length, 'video', 'videos') : [],
  ].flat();
  return parts.length > 0 ? [`no incluye ${new Intl.ListFormat('es-CL').format(parts)} del tema`] : [];
};

const zipped = (files: ReadonlyMap<string, string | Uint8Array>) =>
  new Blob([writeZip(files)], { type: 'application/zip' });
const asText = (text: string) => new Blob([text], { type: 'text/plain;charset=utf-8' });

/** Makes the file to download. This file holds the writers, so it is loaded on demand. */
export const exportContent = async (exported: Exported, format: ExportFormat): Promise<ExportedFile> => {
  const content = exported.kind === 'topic' ? exported.topic : exported.exam;
  const { title, questions } = content;
  const name = slugOf(title);
  const general = exported.notes ?? [];
  if (format === 'text') {
    const { text, losses } = exported.kind === 'topic' ? writePracticeText(questions) : writeExamText(questions);
    return { name: `${name}.txt`, blob: asText(text), losses, notes: [...general, ...onlyInFolder(exported)] };
  }
  if (format === 'gift') {
    const { text, losses } = writeGift(questions);
    return { name: `${name}.gift.txt`, blob: asText(text), losses, notes: [...general, ...onlyInFolder(exported)] };
  }
  const { pictures, notes } = await fetchPictures(textsOf(exported));
  if (format === 'qti') {
    const { files, losses } = writeQti(title, questions, pictures);
    return {
      name: `${name}-qti.zip`,
      blob: zipped(files),
      losses,
      notes: [...general, ...onlyInFolder(exported), ...notes],
    };
  }
  const files =
    exported.kind === 'topic' ? writeTopicFolder(exported.topic, pictures) : writeExamFolder(exported.exam, pictures);
  return { name: `${name}.zip`, blob: zipped(files), losses: [], notes: [...general, ...notes] };
};
