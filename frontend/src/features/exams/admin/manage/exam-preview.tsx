import type { ExamBulkWarning } from '@matraz/formats/bulk/exam-text';
import { noValidQuestions } from '@matraz/formats/bulk/exam-text';
import { BulkFindings, type Finding } from '../../../../authoring/bulk/bulk-findings.tsx';
import { BulkPreview } from '../../../../authoring/bulk/bulk-preview.tsx';
import type { KeptKeys } from '../../../../authoring/bulk/open-keys.ts';
import { amount, questionsInWords } from '../../../../shared/study/words.ts';
import type { ExamQuestions } from './exam-questions.ts';
import type { QuestionBody } from './question-draft.ts';
import { QuestionCard } from './question-preview.tsx';

interface Props extends ExamQuestions, KeptKeys {
  /** Number of questions in the exam. */
  existing: number;
  isBusy: boolean;
  /** The first line of a block in the text; undefined for a file, which shows no text. */
  lineOf: (block: number) => number | undefined;
  onShow: (block: number) => void;
  onCreate: (questions: QuestionBody[]) => void;
}

/** Lost blocks and possible errors come before missing explanations. */
const order: ExamBulkWarning['kind'][] = ['syllabus', 'dropped', 'key', 'other', 'explanation'];

const findingsOf = (warnings: readonly ExamBulkWarning[]): Finding[] =>
  [...warnings]
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .map(({ block, question, kind, text }) => ({
      block,
      name: question === null ? `Bloque ${block}` : `Bloque ${block} (pregunta ${question})`,
      text,
      isGrouped: kind === 'explanation',
    }));

/** The warnings about the text and the questions that would be created. */
export const ExamPreview = ({ questions, warnings, lineOf, onShow, ...preview }: Props) => {
  const wrongNames = new Set(warnings.flatMap(({ kind, block }) => (kind === 'syllabus' ? [block] : []))).size;
  const pilots = questions.filter(({ isPilot }) => isPilot).length;
  return (
    <BulkPreview
      {...preview}
      questions={questions}
      summary={
        questions.length > 0
          ? `${questionsInWords(questions.length)}, ${amount(pilots, 'piloto', 'piloto')}.`
          : `${noValidQuestions}.`
      }
      notices={
        warnings.length > 0 && (
          <BulkFindings kind="warning" findings={findingsOf(warnings)} lineOf={lineOf} onShow={onShow} />
        )
      }
      card={(question, number) => (
        <QuestionCard
          place={number}
          question={question}
          warnings={warnings.filter((warning) => warning.question === number)}
        />
      )}
      createText="Crear preguntas"
      blocked={
        wrongNames > 0 &&
        `Corrige el tema, la habilidad o el área de ${amount(wrongNames, 'bloque', 'bloques')} y procesa de nuevo.`
      }
      isInDialog
    />
  );
};
