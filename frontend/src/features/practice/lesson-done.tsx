import { Check } from 'lucide-react';

export const LessonDone = ({ hasNext }: { hasNext: boolean }) => (
  <div
    role="status"
    className="fixed inset-0 z-40 grid animate-fade place-items-center bg-paper/80 p-6 backdrop-blur-sm"
  >
    <div className="flex animate-pop flex-col items-center gap-4 rounded-card bg-surface px-10 py-9 text-center shadow-float ring-1 ring-line">
      <span className="grid size-20 place-items-center rounded-full bg-good text-surface">
        <Check className="size-11" strokeWidth={3} aria-hidden="true" />
      </span>
      <p className="font-extrabold text-2xl">¡Lección completada!</p>
      <p className="text-ink-soft">{hasNext ? 'Vamos con la siguiente…' : 'Llegaste al final de tus lecciones.'}</p>
    </div>
  </div>
);
