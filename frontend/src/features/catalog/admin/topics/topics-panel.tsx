import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { useQuery } from '@tanstack/react-query';
import { FileUp, LibraryBig, Plus, SearchX } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { searchText } from '../../../../authoring/text/search-text.ts';
import { Pager, usePages } from '../../../../authoring/ui/pager.tsx';
import { SearchField } from '../../../../authoring/ui/search-field.tsx';
import { Select } from '../../../../authoring/ui/select.tsx';
import { fetchedDialog } from '../../../../shared/loading/fetched-part.tsx';
import { courseList } from '../../../../shared/study/courses.ts';
import { topicList } from '../../../../shared/study/topic-list.ts';
import { inCourses } from '../../../../shared/study/topic-order.ts';
import { amount } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { ManagedTopic } from './managed-topic.tsx';
import { DeleteTopic, EditTopic } from './topic-dialogs.tsx';

const PAGE_SIZE = 12;
const ALL = 0;

/** Loaded on demand, because it holds the readers of our content format. */
const ImportTopic = fetchedDialog(() => import('./import-topic.tsx'));

type Open = { edit: TopicSummary | null } | { remove: TopicSummary } | 'import';

const grid = 'mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

const Loading = () => (
  <div role="status" className={grid}>
    <span className="sr-only">Cargando temas</span>
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="hidden h-80 rounded-card lg:block" />
  </div>
);

interface Filter {
  courseId: number;
  query: string;
}

const filtered = (topics: TopicSummary[], { courseId, query }: Filter) => {
  const isFound = searchText(query);
  return inCourses(topics).filter(
    (topic) =>
      (courseId === ALL || topic.courseId === courseId) && isFound(`${topic.title} ${topic.unit} ${topic.description}`),
  );
};

/** Topics, for teachers. */
export default function TopicsPanel() {
  const { data: topics, isError, refetch } = useQuery(topicList);
  const { data: courses = [] } = useQuery(courseList);
  const [courseId, setCourseId] = useState(ALL);
  const [typed, setTyped] = useState('');
  // The field shows each letter at once, the list follows.
  const query = useDeferredValue(typed);
  const [open, setOpen] = useState<Open | null>(null);
  const found = filtered(topics ?? [], { courseId, query });
  const pages = usePages(found, PAGE_SIZE, `${courseId} ${query}`);
  const subjects = new Map(courses.map(({ id, subject }) => [id, subject]));
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-extrabold text-2xl max-sm:w-full">Gestión de Temas</h2>
        <Button onClick={() => setOpen({ edit: null })} className="max-sm:w-full">
          <Plus className="size-5" aria-hidden="true" />
          Crear tema
        </Button>
        <Button look="quiet" onClick={() => setOpen('import')} className="max-sm:w-full">
          <FileUp className="size-5" aria-hidden="true" />
          Importar tema
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <Field label="Filtrar por materia" className="max-sm:w-full sm:w-56">
          {(control) => (
            <Select {...control} value={courseId} onChange={({ target }) => setCourseId(Number(target.value))}>
              <option value={ALL}>Todas las materias</option>
              {courses.map(({ id, subject }) => (
                <option key={id} value={id}>
                  {subject}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SearchField label="Buscar temas" value={typed} onChange={setTyped} />
      </div>
      {!topics && (isError ? <Failure onRetry={() => void refetch()} /> : <Loading />)}
      {topics?.length === 0 && (
        <Notice as="h3" icon={<LibraryBig />} title="Todavía no hay temas">
          <p>Crea el primero y agrega sus lecciones, preguntas y videos.</p>
        </Notice>
      )}
      {topics && topics.length > 0 && (
        <>
          <p role="status" className="mt-4 text-ink-soft">
            {amount(found.length, 'tema', 'temas')}
          </p>
          {found.length === 0 && (
            <Notice as="h3" icon={<SearchX />} title="Ningún tema coincide">
              <p>Prueba con otra palabra o con otra materia.</p>
            </Notice>
          )}
          <ul className={grid}>
            {pages.shown.map((topic) => (
              <li key={topic.id}>
                <ManagedTopic
                  topic={topic}
                  subject={subjects.get(topic.courseId) ?? ''}
                  onEdit={() => setOpen({ edit: topic })}
                  onDelete={() => setOpen({ remove: topic })}
                />
              </li>
            ))}
          </ul>
          <Pager label="Páginas de temas" pages={pages} />
        </>
      )}
      {open === 'import' && (
        <Suspense>
          <ImportTopic onClose={close} />
        </Suspense>
      )}
      {open && open !== 'import' && 'edit' in open && (
        <EditTopic topic={open.edit} courseId={courseId === ALL ? 1 : courseId} onClose={close} />
      )}
      {open && open !== 'import' && 'remove' in open && <DeleteTopic topic={open.remove} onClose={close} />}
    </>
  );
}
