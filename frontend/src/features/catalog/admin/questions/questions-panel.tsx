import { PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchedPanel } from '../../../../shared/loading/fetched-part.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { type Question, topicQuestions } from '../queries.ts';
import { TabHeader, TopicContents } from '../topic-contents.tsx';
import { useChosenTopic } from '../use-chosen-topic.ts';
import { EditQuestion } from './edit-question.tsx';
import { QuestionList } from './question-list.tsx';

const TopicAnalysis = fetchedPanel(() => import('./topic-analysis.tsx'));

const views = { list: 'Lista', analysis: 'Análisis' };
type View = keyof typeof views;

const ViewSwitch = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <fieldset className="mb-5 flex w-fit gap-1 rounded-2xl bg-sunken p-1">
    <legend className="sr-only">Vista</legend>
    {(Object.keys(views) as View[]).map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === view}
        onClick={() => onChange(one)}
        className="min-h-11 rounded-xl px-5 font-bold text-ink-soft transition hover:text-ink aria-pressed:bg-surface aria-pressed:text-brand aria-pressed:shadow-card"
      >
        {views[one]}
      </button>
    ))}
  </fieldset>
);

const empty = {
  Icon: PencilLine,
  title: 'Este tema aún no tiene preguntas',
  text: 'Créalas una por una, o muchas de una vez en Carga Masiva.',
};

/** Practice questions of a topic, for teachers. */
export default function QuestionsPanel() {
  const [topicId, chooseTopic] = useChosenTopic();
  /** The question in the form: null is a new one. Undefined: the form is closed. */
  const [edited, setEdited] = useState<Question | null | undefined>(undefined);
  const [view, setView] = useState<View>('list');
  return (
    <>
      <TabHeader
        title="Preguntas"
        action="Crear pregunta"
        topicId={topicId}
        onChoose={chooseTopic}
        onCreate={topicId === null ? undefined : () => setEdited(null)}
      />
      <TopicContents
        kind="question"
        topicId={topicId}
        queryOf={topicQuestions}
        hint="Aquí verás sus preguntas de práctica y podrás crearlas y editarlas."
        empty={empty}
      >
        {(questions, shownTopic) => (
          <>
            <ViewSwitch view={view} onChange={setView} />
            {view === 'list' ? (
              <QuestionList questions={questions} onEdit={setEdited} />
            ) : (
              <Suspense fallback={<Skeleton className="h-72" />}>
                <TopicAnalysis topicId={shownTopic} questions={questions} onEdit={setEdited} />
              </Suspense>
            )}
          </>
        )}
      </TopicContents>
      {topicId !== null && edited !== undefined && (
        <EditQuestion question={edited} topicId={topicId} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
