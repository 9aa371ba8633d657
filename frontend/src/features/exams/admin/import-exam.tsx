import type { ExamFolder } from '@matraz/formats/content/read-exam-folder';
import { useQueryClient } from '@tanstack/react-query';
import { throwDeletedOr } from '../../../authoring/exchange/half-made.ts';
import { ImportDialog, type ImportRun } from '../../../authoring/exchange/import-dialog.tsx';
import { importPart } from '../../../authoring/exchange/import-parts.ts';
import { Pager, usePages } from '../../../authoring/ui/pager.tsx';
import { call } from '../../../shared/net/api.ts';
import { refreshAfterWrite } from '../../../shared/net/refresh-after-write.ts';
import { questionsInWords } from '../../../shared/study/words.ts';
import { durationText } from '../time.ts';
import { examChanges } from './exam-changes.ts';
import { QuestionCard } from './manage/question-preview.tsx';

const PAGE_SIZE = 10;

/** Bytes of the questions in one request. The server takes 1 MB, also for what it stores after sanitising. */
const REQUEST_BYTES = 500_000;

const inRequests = (questions: ExamFolder['questions']): ExamFolder['questions'][] => {
  const requests: ExamFolder['questions'][] = [];
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

const Preview = ({ exam }: { exam: ExamFolder }) => {
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
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.shown.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the file
          <li key={pages.from + index}>
            <QuestionCard place={pages.from + index + 1} question={question} />
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
const createExam = async ({ slug: _, questions, ...form }: ExamFolder, { keyAt, onProgress, signal }: ImportRun) => {
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
  for (const some of inRequests(questions)) {
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
        createExam(exam, run).finally(() => refreshAfterWrite(queries, examChanges(undefined)))
      }
      createdTitle="Ensayo creado exitosamente"
      failureTitle="Error al crear ensayo"
      onClose={onClose}
    />
  );
}
