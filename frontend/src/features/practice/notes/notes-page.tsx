import type { ListedNotes } from '@matraz/contracts/practice/notes-http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Lock, NotebookPen } from 'lucide-react';
import { Link } from 'wouter';
import { call } from '../../../shared/net/api.ts';
import { forgetNotes } from '../../../shared/notes/stored-notes.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { allNotes, byTopic } from './notes-query.ts';
import { QuoteText } from './quote-text.tsx';

const Delete = ({ lessonId }: { lessonId: string }) => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: async () => {
      await call('deleteLessonNotes', { params: { id: lessonId } });
      await forgetNotes(userId, lessonId).catch(() => {});
    },
    onSuccess: () => queries.invalidateQueries(allNotes(userId)),
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3">
      <Button look="quiet" disabled={erase.isPending} onClick={() => erase.mutate()}>
        Borrar
      </Button>
      {erase.isError && (
        <p role="alert" className="font-semibold text-bad text-sm">
          No pudimos borrarlos. Inténtalo de nuevo.
        </p>
      )}
    </div>
  );
};

const LessonTitle = ({ lesson, lessonId, isSaved }: Pick<ListedNotes, 'lesson' | 'lessonId' | 'isSaved'>) => (
  <h3 className="flex items-start gap-2 font-bold text-lg leading-snug">
    {isSaved && <Bookmark className="mt-1 size-4.5 shrink-0 fill-current text-gold" aria-label="Guardada:" />}
    {lesson?.locked && <Lock className="mt-1 size-4.5 shrink-0 text-ink-soft" aria-label="Ahora es Premium:" />}
    {lesson ? (
      <Link href={`/topic/${lesson.topicId}?seccion=teoria&leccion=${lessonId}`} className="text-brand hover:underline">
        {lesson.title}
      </Link>
    ) : (
      'Lección que ya no está'
    )}
  </h3>
);

const Notes = ({ notes }: { notes: ListedNotes }) => {
  const { lessonId, lesson, isSaved, note, highlights } = notes;
  return (
    <article className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <LessonTitle lesson={lesson} lessonId={lessonId} isSaved={isSaved} />
      {note && <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</p>}
      {highlights.length > 0 && (
        <ul aria-label="Destacados" className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
          {highlights.map(({ quote, before, after }) => (
            <li
              key={`${before}|${quote}|${after}`}
              className="border-gold border-l-4 bg-gold-soft/40 py-1 pl-3 [overflow-wrap:anywhere]"
            >
              <QuoteText quote={quote} />
            </li>
          ))}
        </ul>
      )}
      {!lesson && <Delete lessonId={lessonId} />}
    </article>
  );
};

const Empty = () => (
  <Notice icon={<NotebookPen />} title="Todavía no tienes apuntes">
    <p>En una lección puedes guardarla, escribir en «Mis apuntes» y destacar su texto. Todo queda reunido aquí.</p>
    <ButtonLink href="/">Elegir un tema</ButtonLink>
  </Notice>
);

/** All that the student keeps of lessons, by topic. */
export default function NotesPage() {
  useTitle('Mis apuntes');
  const { id: userId } = useUser();
  const { data, isError, refetch } = useQuery(allNotes(userId));
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-extrabold text-3xl sm:text-4xl">Mis apuntes</h1>
      <p className="mt-1 text-ink-soft">Las lecciones que guardaste, lo que escribiste y lo que destacaste.</p>
      {isError && !data && <Failure onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div role="status" className="mt-6 grid gap-4">
          <span className="sr-only">Cargando tus apuntes</span>
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      )}
      {data?.isKept && (
        <p role="status" className="mt-4 rounded-2xl bg-gold-soft px-4 py-3 font-semibold text-gold leading-snug">
          No pudimos consultar al servidor. Estos son los apuntes que hay en este equipo.
        </p>
      )}
      {data?.list.length === 0 && <Empty />}
      {data &&
        byTopic(data.list).map(({ topic, notes }) => (
          <section key={topic?.id ?? ''} className="mt-8">
            <h2 className="font-extrabold text-xl">{topic?.title ?? 'De lecciones que ya no están'}</h2>
            <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
              {notes.map((one) => (
                <li key={one.lessonId}>
                  <Notes notes={one} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
