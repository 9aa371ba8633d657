import { BulkPreview } from '../../../../authoring/bulk/bulk-preview.tsx';
import type { KeptKeys } from '../../../../authoring/bulk/open-keys.ts';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import { QuestionCard } from '../question-card.tsx';
import { LoadReport } from './load-report.tsx';
import type { PracticeQuestions } from './read-text.ts';
import type { Load } from './use-bulk-load.ts';

const Progress = ({ load }: { load: Load }) => (
  <div className="min-w-48 flex-1">
    <p className="font-semibold" role="status">
      {load.state === 'paused'
        ? 'El servidor pide una pausa; la carga sigue sola.'
        : `Creando preguntas: ${load.created.size} de ${load.total}`}
    </p>
    <ProgressBar value={load.created.size} max={load.total} label="Preguntas creadas" className="mt-1.5 h-2.5" />
  </div>
);

const createRestText = (missing: number) =>
  missing === 1 ? 'Crear la pregunta que falta' : `Crear las ${missing} preguntas que faltan`;

interface Props extends PracticeQuestions, KeptKeys {
  load: Load | null;
  onCreate: (questions: PracticeQuestions['questions']) => void;
}

/** The questions of a load as students will see them. */
export const PracticePreview = ({ questions, load, ...preview }: Props) => {
  const isRunning = load !== null && load.state !== 'stopped';
  const missing = questions.length - (load?.created.size ?? 0);
  return (
    <BulkPreview
      {...preview}
      questions={questions}
      summary={`${questionsInWords(questions.length)}, como las verá el estudiante al responder.`}
      notices={load?.state === 'stopped' && <LoadReport load={load} />}
      existing={0}
      card={(question, number) => <QuestionCard title={`Pregunta ${number}`} question={question} />}
      isBusy={isRunning}
      progress={isRunning ? <Progress load={load} /> : undefined}
      createText={load === null ? `Crear ${questionsInWords(missing)}` : createRestText(missing)}
    />
  );
};
