import { Atom, BookOpen, FlaskConical, Leaf, type LucideIcon } from 'lucide-react';
import { cx } from '../../shared/ui/cx.ts';

interface Choice {
  chosen: string | undefined;
  onChoose: (option: string) => void;
}

const subjectIcons: Record<string, LucideIcon> = { Química: FlaskConical, Física: Atom, Biología: Leaf };

export const SubjectFilter = ({ subjects, chosen, onChoose }: Choice & { subjects: string[] }) => (
  <fieldset className="mt-8 min-w-0">
    <legend className="font-extrabold text-xl">¿Qué estudiamos hoy?</legend>
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 sm:gap-3">
      {subjects.map((subject) => {
        const Icon = subjectIcons[subject] ?? BookOpen;
        return (
          <button
            key={subject}
            type="button"
            aria-pressed={subject === chosen}
            onClick={() => onChoose(subject)}
            className={cx(
              'flex flex-col items-center justify-center gap-1.5 rounded-2xl border-2 border-b-4 px-1 py-3.5 font-bold transition sm:flex-row sm:gap-3 sm:text-lg',
              subject === chosen
                ? 'border-brand bg-brand-soft text-brand'
                : 'border-line bg-surface text-ink hover:border-control',
            )}
          >
            <Icon className="size-6" aria-hidden="true" />
            {subject}
          </button>
        );
      })}
    </div>
  </fieldset>
);

export const UnitFilter = ({ units, chosen, onChoose }: Choice & { units: string[] }) => (
  <fieldset className="mt-5 min-w-0">
    <legend className="sr-only">Unidad</legend>
    <div className="flex flex-wrap gap-2 py-1">
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === chosen}
          onClick={() => onChoose(unit)}
          className={cx(
            'min-h-11 rounded-3xl px-4.5 py-2 text-left font-semibold leading-tight transition',
            unit === chosen ? 'bg-ink text-paper' : 'bg-sunken text-ink hover:bg-line',
          )}
        >
          {unit}
        </button>
      ))}
    </div>
  </fieldset>
);
