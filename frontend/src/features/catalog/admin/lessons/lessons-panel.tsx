import { useQueryClient } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { type Lesson, topicLessons } from '../queries.ts';
import { TabHeader, TopicContents } from '../topic-contents.tsx';
import { useChosenTopic } from '../use-chosen-topic.ts';
import { EditLesson } from './edit-lesson.tsx';
import { LessonList } from './lesson-list.tsx';

const empty = {
  Icon: BookOpenText,
  title: 'Este tema aún no tiene lecciones',
  text: 'Crea la primera con el botón Crear lección.',
};

/** Lessons of a topic, for teachers. */
export default function LessonsPanel() {
  const queries = useQueryClient();
  const [topicId, chooseTopic] = useChosenTopic();
  /** The lesson in the form: null is a new one. Undefined: the form is closed. */
  const [edited, setEdited] = useState<Lesson | null | undefined>(undefined);
  const create = async (topic: string) => {
    // The new lesson goes after these.
    await queries.ensureQueryData(topicLessons(topic)).catch(() => []);
    setEdited(null);
  };
  return (
    <>
      <TabHeader
        title="Lecciones"
        action="Crear lección"
        topicId={topicId}
        onChoose={chooseTopic}
        onCreate={topicId === null ? undefined : () => void create(topicId)}
      />
      <TopicContents
        kind="lesson"
        topicId={topicId}
        queryOf={topicLessons}
        hint="Aquí verás sus lecciones y podrás crearlas, editarlas y ordenarlas."
        empty={empty}
      >
        {(lessons, topic) => <LessonList topicId={topic} lessons={lessons} onEdit={setEdited} />}
      </TopicContents>
      {topicId !== null && edited !== undefined && (
        <EditLesson
          lesson={edited}
          topicId={topicId}
          existing={queries.getQueryData(topicLessons(topicId).queryKey) ?? []}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
