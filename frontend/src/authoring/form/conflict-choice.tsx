import type { HistoryKind } from '@matraz/contracts/history-http';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { authorOf, momentOf } from '../history/change-text.ts';
import { historyPages } from '../history/queries.ts';

/** The fields of all forms, as the forms name them. */
const fieldNames: Record<string, string> = {
  topicId: 'tema',
  courseId: 'materia',
  unit: 'unidad',
  title: 'título',
  description: 'descripción',
  difficulty: 'dificultad',
  status: 'estado',
  icon: 'icono',
  color: 'color',
  orderIndex: 'orden',
  content: 'contenido',
  question: 'pregunta',
  options: 'alternativas',
  correctAnswer: 'respuesta correcta',
  explanation: 'explicación',
  xpReward: 'puntos XP',
  isPilot: 'piloto',
  skill: 'habilidad',
  area: 'área',
  youtubeId: 'ID del video',
  duration: 'duración',
  subject: 'materia',
  totalQuestions: 'total de preguntas',
  isPublished: 'estado',
};

interface Props {
  /** Kind and id: 'lesson/0192…'. */
  contentName: string;
  /** Names of the fields in which the versions differ. */
  differences: readonly string[];
  /** The versions as students see them. */
  mine: ReactNode;
  theirs: ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onEditOn: () => void;
}

/** Who saved the other version and when; undefined while the history is read, or when it cannot be read. */
const useOtherSave = (contentName: string): string | undefined => {
  const [kind, id = ''] = contentName.split('/');
  const { data } = useInfiniteQuery({ ...historyPages(kind as HistoryKind, id), retry: false });
  const entry = data?.pages[0]?.entries[0];
  return entry && `${authorOf(entry)}, ${momentOf(entry.at)}`;
};

const Version = ({ title, by, children }: { title: string; by?: string; children: ReactNode }) => (
  <section aria-label={title} className="min-w-0">
    <h3 className="font-extrabold text-lg">{title}</h3>
    <p className="mb-2 text-ink-soft text-sm">{by}</p>
    {children}
  </section>
);

/** Two authors changed the same content. Shows both versions side by side. */
export const ConflictChoice = ({
  contentName,
  differences,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
  onEditOn,
}: Props) => {
  const otherSave = useOtherSave(contentName);
  return (
    <Dialog
      title="Alguien más guardó cambios mientras editabas"
      description={`Difieren en: ${new Intl.ListFormat('es-CL').format(differences.map((name) => fieldNames[name] ?? name))}. Elige cuál queda.`}
      size="page"
      onClose={onEditOn}
    >
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        className="mt-4 grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-8 overflow-y-auto border-line border-t px-4 py-6 sm:px-8 lg:grid-cols-2"
      >
        <Version title="Tu versión" by="Sin guardar">
          {mine}
        </Version>
        <Version title="La versión guardada" by={otherSave}>
          {theirs}
        </Version>
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-4 py-3 sm:gap-3 sm:px-8">
        <Button look="ghost" onClick={onEditOn} className="max-sm:w-full">
          Seguir editando
        </Button>
        <Button look="quiet" onClick={onTakeTheirs} className="max-sm:w-full">
          Usar la guardada
        </Button>
        <Button onClick={onKeepMine} className="max-sm:w-full">
          Guardar la mía
        </Button>
      </div>
    </Dialog>
  );
};
