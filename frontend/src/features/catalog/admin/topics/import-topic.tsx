import type { TopicFolder } from '@matraz/domain/content/read-topic-folder';
import { useQueryClient } from '@tanstack/react-query';
import { ImportDialog, type KeyOf } from '../../../../shared/admin/exchange/import-dialog.tsx';
import { call } from '../../../../shared/api.ts';
import { refreshAfterWrite } from '../../../../shared/refresh-after-write.ts';
import { RichText } from '../../../../shared/rich-text/rich-text.tsx';
import { Pager, usePages } from '../../../../shared/ui/pager.tsx';
import { amount, questionsInWords } from '../../../../shared/words.ts';
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
        <p className="mt-1 font-semibold">{new Intl.ListFormat('es-CL').format(totals)}</p>
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

/** Creates a topic with all its content. Nothing is created twice when it is repeated with the same keys. */
const createTopic = async (
  { slug: _, lessons, videos, questions, ...body }: TopicFolder,
  keyOf: KeyOf,
  onProgress: (part: number) => void,
) => {
  const total = 1 + lessons.length + videos.length + questions.length;
  let done = 0;
  const count = () => {
    done += 1;
    onProgress(done / total);
  };
  const { id: topicId } = await call('createTopic', { body, idempotencyKey: keyOf('topic', 0) });
  count();
  for (const [index, { title, content }] of lessons.entries()) {
    const lesson = { topicId, title, content, orderIndex: index + 1 };
    await call('createLesson', { body: lesson, idempotencyKey: keyOf(`lesson ${index}`, index) });
    count();
  }
  for (const [index, video] of videos.entries()) {
    await call('createVideo', { body: { ...video, topicId }, idempotencyKey: keyOf(`video ${index}`, index) });
    count();
  }
  const { refused, failure } = await createQuestions({
    topicId,
    questions,
    keys: questions.map((__, index) => keyOf(`question ${index}`, index)),
    wanted: questions.map((__, index) => index),
    onCreated: count,
    onPause: () => {},
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
      create={({ topic }, keyOf, onProgress) =>
        createTopic(topic, keyOf, onProgress).finally(() => refreshAfterWrite(queries, [['topics'], ['topic']]))
      }
      createdTitle="Tema creado exitosamente"
      failureTitle="Error al crear el tema"
      onClose={onClose}
    />
  );
}
