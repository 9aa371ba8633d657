import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { type Question, topicQuestions } from '../queries.ts';
import { TabHeader, TopicContents } from '../topic-contents.tsx';
import { useChosenTopic } from '../use-chosen-topic.ts';
import { EditQuestion } from './edit-question.tsx';
import { QuestionList } from './question-list.tsx';

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
        topicId={topicId}
        queryOf={topicQuestions}
        hint="Aquí verás sus preguntas de práctica y podrás crearlas y editarlas."
        empty={empty}
      >
        {(questions) => <QuestionList questions={questions} onEdit={setEdited} />}
      </TopicContents>
      {topicId !== null && edited !== undefined && (
        <EditQuestion question={edited} topicId={topicId} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
