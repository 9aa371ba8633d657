import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamFolder } from '@matraz/formats/content/read-exam-folder';
import { findTopic, type TopicTitles, topicTitles } from '@matraz/formats/syllabus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { namedTopics } from '../../../authoring/bulk/named-topics.ts';
import { throwDeletedOr } from '../../../authoring/exchange/half-made.ts';
import { ImportDialog, type ImportRun } from '../../../authoring/exchange/import-dialog.tsx';
import { importPart } from '../../../authoring/exchange/import-parts.ts';
import { ImportProblems } from '../../../authoring/exchange/import-problems.tsx';
import { Pager, usePages } from '../../../authoring/ui/pager.tsx';
import { call } from '../../../shared/net/api.ts';
import { refreshAfterWrite } from '../../../shared/net/refresh-after-write.ts';
import { topicList } from '../../../shared/study/topic-list.ts';
import { questionsInWords } from '../../../shared/study/words.ts';
import { durationText } from '../time.ts';
import { examChanges } from './exam-changes.ts';
import { QuestionCard } from './manage/question-preview.tsx';

const PAGE_SIZE = 10;

/** Bytes of the questions in one request. The server takes 1 MB, also for what it stores after sanitising. */
const REQUEST_BYTES = 500_000;

type Question = ExamFolder['questions'][number];

/** With the id of its topic. A title that no published topic has is left out; the preview says it. */
const withTopicId = ({ topic, ...question }: Question, topics: TopicTitles): ExamQuestionForm => {
  const found = topic === undefined ? undefined : findTopic(topic, topics);
  return found && 'id' in found ? { ...question, topicId: found.id } : question;
};

const inRequests = (questions: readonly ExamQuestionForm[]): ExamQuestionForm[][] => {
  const requests: ExamQuestionForm[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const question of questions) {
    const size = new TextEncoder().encode(JSON.stringify(question)).length;
    if (bytes + size > REQUEST_BYTES) {
      requests.push([]);
      bytes = 0;
    }
    requests.at(-1)?.push(question);
    bytes += size;
  }
  return requests;
};

/** Titles of topics that the platform does not have, or has twice. */
const unknownTopics = ({ questions }: ExamFolder, topics: TopicTitles): string[] => [
  ...new Set(
    questions.flatMap(({ topic }) => {
      const found = topic === undefined ? undefined : findTopic(topic, topics);
      return found && 'fault' in found ? [found.fault] : [];
    }),
  ),
];

const noteOf = (fault: string) => ({
  number: null,
  line: null,
  isLeftOut: false,
  text: `${fault.charAt(0).toLowerCase()}${fault.slice(1)}; sus preguntas quedan sin tema`,
});

const namesTopics = ({ questions }: ExamFolder) => questions.some(({ topic }) => topic !== undefined);

const usePublishedTopics = (exam: ExamFolder): TopicTitles => {
  const { data = [] } = useQuery({ ...topicList, enabled: namesTopics(exam) });
  return topicTitles(data.filter(({ status }) => status === 'published'));
};

const Preview = ({ exam }: { exam: ExamFolder }) => {
  const topics = usePublishedTopics(exam);
  const pages = usePages(exam.questions, PAGE_SIZE);
  return (
    <>
      <div>
        <h3 className="font-extrabold text-xl">{exam.title}</h3>
        <p className="mt-1 text-ink-soft">{exam.description}</p>
        <p className="mt-1 font-semibold">
          {questionsInWords(exam.questions.length)}, {durationText(exam.duration)}. Se crea inactivo.
        </p>
      </div>
      <ImportProblems problems={unknownTopics(exam, topics).map(noteOf)} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.shown.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the file
          <li key={pages.from + index}>
            <QuestionCard place={pages.from + index + 1} question={withTopicId(question, topics)} />
          </li>
        ))}
      </ol>
      <Pager label="Páginas de la vista previa" pages={pages} />
    </>
  );
};

/**
 * Creates an inactive exam with its questions. Nothing is created twice when it is repeated with the same keys.
 *
 * @throws HalfMadeDeleted when the exam of an earlier try was deleted
 */
const createExam = async (
  { slug: _, questions, ...form }: ExamFolder,
  topics: TopicTitles,
  { keyAt, onProgress, signal }: ImportRun,
) => {
  const parts = {
    exam: importPart('ensayo', 'ensayos', 1),
    questions: importPart('pregunta', 'preguntas', questions.length),
  };
  const report = () => onProgress(Object.values(parts));
  report();
  const body = { ...form, isPublished: false };
  const { id } = await call('createExam', { body, idempotencyKey: keyAt(0), signal });
  parts.exam.created.add(0);
  report();
  let place = 0;
  for (const some of inRequests(questions.map((question) => withTopicId(question, topics)))) {
    const idempotencyKey = keyAt(1 + place);
    const request = { params: { id }, body: { questions: some }, idempotencyKey, signal };
    await call('createExamQuestions', request).catch(throwDeletedOr('exam', id));
    for (const __ of some) parts.questions.created.add(place++);
    report();
  }
};

export default function ImportExam({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <ImportDialog
      title="Importar ensayo"
      kind="exam"
      preview={({ exam }) => <Preview exam={exam} />}
      create={({ exam }, run) =>
        namedTopics(queries, namesTopics(exam), { withDrafts: false })
          .then((topics) => createExam(exam, topics, run))
          .finally(() => refreshAfterWrite(queries, examChanges(undefined)))
      }
      createdTitle="Ensayo creado exitosamente"
      failureTitle="Error al crear ensayo"
      onClose={onClose}
    />
  );
}
