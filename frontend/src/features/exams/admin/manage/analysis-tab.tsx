import type { ExamQuestion } from '@matraz/contracts/exams/http';
import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { LoadedAnalysis } from '../../../../authoring/item-analysis/loaded-analysis.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { examDetail } from '../../queries.ts';
import { examAnalysis } from '../queries.ts';
import { CorrectQuestion } from './correct-question.tsx';
import { type EditedQuestion, keyedQuestions } from './list-tab.tsx';

/** The option that looks like the real key, if the key looks wrong. */
const suggestedOption = ({ warnings }: AnalysedQuestion): number | undefined =>
  warnings.flatMap((warning) => (warning.code === 'wrong-key' ? [warning.option] : []))[0];

interface Props {
  examId: string;
  onEdit: (question: EditedQuestion) => void;
}

/** How the questions of an exam work. */
export const AnalysisTab = ({ examId, onEdit }: Props) => {
  const { data: exam } = useQuery(examDetail(examId));
  /** The question in the dialog, as it was when the dialog was opened. */
  const [corrected, setCorrected] = useState<{ question: EditedQuestion; suggested: number | undefined } | null>(null);
  if (exam && exam.questions.length === 0) {
    return (
      <Notice icon={<ListPlus />} title="Este ensayo aún no tiene preguntas" as="h3">
        <p>Créalas una por una o con la carga masiva.</p>
      </Notice>
    );
  }
  const questions = exam ? keyedQuestions(exam) : [];
  const placeOf = (questionId: string | undefined) => questions.findIndex(({ id }) => id === questionId) + 1;
  const actionsOf = (stored: ExamQuestion, analysis: AnalysedQuestion) => {
    const question = { ...stored, version: exam?.version };
    const suggested = suggestedOption(analysis);
    return (
      <>
        <Button
          look={suggested === undefined ? 'quiet' : 'primary'}
          onClick={() => setCorrected({ question, suggested })}
        >
          Corregir o anular
        </Button>
        <Button look="quiet" onClick={() => onEdit(question)}>
          Editar
        </Button>
      </>
    );
  };
  // 0 when another administrator has deleted the question: its dialog closes.
  const place = placeOf(corrected?.question.id);
  return (
    <>
      <LoadedAnalysis
        query={examAnalysis(examId)}
        questions={questions}
        isExam
        renderActions={(analysis) => {
          const question = questions[placeOf(analysis.questionId) - 1];
          return question && actionsOf(question, analysis);
        }}
      />
      {corrected && place > 0 && (
        <CorrectQuestion
          {...corrected}
          place={place}
          version={corrected.question.version}
          onClose={() => setCorrected(null)}
        />
      )}
    </>
  );
};
