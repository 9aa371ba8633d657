import type { TopicFolder } from '@matraz/formats/content/read-topic-folder';
import { useQueryClient } from '@tanstack/react-query';
import { throwDeletedOr } from '../../../../authoring/exchange/half-made.ts';
import { ImportDialog, type ImportRun } from '../../../../authoring/exchange/import-dialog.tsx';
import { importPart } from '../../../../authoring/exchange/import-parts.ts';
import { Pager, usePages } from '../../../../authoring/ui/pager.tsx';
import { call } from '../../../../shared/net/api.ts';
import { refreshAfterWrite } from '../../../../shared/net/refresh-after-write.ts';
import { RichText } from '../../../../shared/rich-text/rich-text.tsx';
import { amount, questionsInWords } from '../../../../shared/study/words.ts';
import { createQuestions } from '../bulk/create-questions.ts';
import { QuestionCard } from '../question-card.tsx';

const PAGE_SIZE = 10;

const Preview = ({ topic }: { topic: TopicFolder }) => {
  const { lessons, videos, questions } = topic;
  const pages = usePages(questions, PAGE_SIZE);
  const totals = [
    amount(lessons.length, 'lección', 'lecciones'),
    amount(videos.length, 'video', 'videos'),
    questionsInWords(questions.length),
  ];
  return (
    <>
      <div>
        <p className="font-semibold text-copper text-sm">{topic.unit}</p>
        <h3 className="font-extrabold text-xl">{topic.title}</h3>
        <p className="mt-1 text-ink-soft">{topic.description}</p>
        <p className="mt-1 font-semibold">
          {new Intl.ListFormat('es-CL').format(totals)}.{' '}
          {topic.status === 'draft'
            ? 'Se crea como borrador: los estudiantes no lo ven hasta que lo publiques.'
            : 'Los estudiantes ven el tema de inmediato.'}
        </p>
      </div>
      {lessons.map((lesson) => (
        <details key={lesson.slug} className="rounded-2xl bg-sunken px-5 py-3">
          <summary className="min-h-11 cursor-pointer content-center font-bold">{lesson.title}</summary>
          <RichText html={lesson.content} className="py-3" />
        </details>
      ))}
      {videos.length > 0 && (
        <ul className="grid gap-1">
          {videos.map(({ title, youtubeId, duration }) => (
            <li key={`${youtubeId} ${title}`}>
              Video: {title} ({duration})
            </li>
          ))}
        </ul>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.shown.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the file
          <li key={pages.from + index}>
            <QuestionCard title={`Pregunta ${pages.from + index + 1}`} question={question} />
          </li>
        ))}
      </ol>
      <Pager label="Páginas de la vista previa" pages={pages} />
    </>
  );
};

/**
 * Creates a topic with all its content. Nothing is created twice when it is repeated with the same keys.
 *
 * @throws HalfMadeDeleted when the topic of an earlier try was deleted
 */
const createTopic = async (
  { slug: _, lessons, videos, questions, ...body }: TopicFolder,
  { keyAt, onProgress, signal }: ImportRun,
) => {
  const parts = {
    topic: importPart('tema', 'temas', 1),
    lessons: importPart('lección', 'lecciones', lessons.length),
    videos: importPart('video', 'videos', videos.length),
    questions: importPart('pregunta', 'preguntas', questions.length),
  };
  const report = () => onProgress(Object.values(parts));
  const count = (part: keyof typeof parts, place: number) => {
    parts[part].created.add(place);
    report();
  };
  report();
  const { id: topicId } = await call('createTopic', { body, idempotencyKey: keyAt(0), signal });
  count('topic', 0);
  await createContents(topicId, { lessons, videos, questions }, { keyAt, count, signal }).catch(
    throwDeletedOr('topic', topicId),
  );
};

interface ContentsRun extends Pick<ImportRun, 'keyAt' | 'signal'> {
  count: (part: 'lessons' | 'videos' | 'questions', place: number) => void;
}

const createContents = async (
  topicId: string,
  { lessons, videos, questions }: Pick<TopicFolder, 'lessons' | 'videos' | 'questions'>,
  { keyAt, count, signal }: ContentsRun,
) => {
  for (const [index, { title, content }] of lessons.entries()) {
    const lesson = { topicId, title, content, orderIndex: index + 1 };
    await call('createLesson', { body: lesson, idempotencyKey: keyAt(1 + index), signal });
    count('lessons', index);
  }
  const firstVideo = 1 + lessons.length;
  for (const [index, video] of videos.entries()) {
    await call('createVideo', { body: { ...video, topicId }, idempotencyKey: keyAt(firstVideo + index), signal });
    count('videos', index);
  }
  const firstQuestion = firstVideo + videos.length;
  const { refused, failure } = await createQuestions({
    topicId,
    questions,
    keys: questions.map((__, index) => keyAt(firstQuestion + index)),
    wanted: questions.map((__, index) => index),
    onCreated: (index) => count('questions', index),
    onPause: () => {},
    signal,
  });
  const error = failure ?? refused.values().next().value;
  if (error) throw error;
};

export default function ImportTopic({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <ImportDialog
      title="Importar tema"
      kind="topic"
      preview={({ topic }) => <Preview topic={topic} />}
      create={({ topic }, run) =>
        createTopic(topic, run).finally(() => refreshAfterWrite(queries, [['topics'], ['topic']]))
      }
      createdTitle="Tema creado exitosamente"
      failureTitle="Error al crear el tema"
      onClose={onClose}
    />
  );
}
