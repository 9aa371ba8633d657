import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { LoadedAnalysis } from '../../../../authoring/item-analysis/loaded-analysis.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { examDetail } from '../../queries.ts';
import { examAnalysis } from '../queries.ts';
import { keyedQuestions } from './list-tab.tsx';

/** How the questions of an exam work. */
export const AnalysisTab = ({ examId }: { examId: string }) => {
  const { data: exam } = useQuery(examDetail(examId));
  if (exam && exam.questions.length === 0) {
    return (
      <Notice icon={<ListPlus />} title="Este ensayo aún no tiene preguntas" as="h3">
        <p>Créalas una por una o con la carga masiva.</p>
      </Notice>
    );
  }
  return <LoadedAnalysis query={examAnalysis(examId)} questions={exam ? keyedQuestions(exam) : []} isExam />;
};
