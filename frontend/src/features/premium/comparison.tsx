import { Check, Minus } from 'lucide-react';
import { cx } from '../../shared/ui/cx.ts';

const rows = [
  { what: 'Los dos primeros temas de cada unidad', free: 'Completos', premium: 'Completos' },
  { what: 'Lecciones de los demás temas', free: 'La mitad', premium: 'Todas' },
  { what: 'Preguntas de los demás temas', free: '5 por tema', premium: 'Todas' },
  { what: 'Videos de los demás temas', free: 'No', premium: 'Todos', isOfVideos: true },
  { what: 'Ensayos con puntaje PAES simulado', free: 'Sí', premium: 'Sí' },
  { what: 'XP, racha y repaso de errores', free: 'Sí', premium: 'Sí' },
];

const Value = ({ text, isPremium }: { text: string; isPremium?: true }) => {
  const Icon = text === 'No' ? Minus : Check;
  return (
    <td className={cx('px-2 py-3 text-center sm:px-4', isPremium ? 'bg-brand-soft font-bold' : 'text-ink-soft')}>
      <span className="inline-flex flex-col items-center gap-0.5 leading-tight sm:flex-row sm:gap-1.5">
        <Icon className={cx('size-5 shrink-0', isPremium && 'text-brand')} aria-hidden="true" />
        {text}
      </span>
    </td>
  );
};

/** What the free plan and Premium include. */
export const Comparison = ({ hasVideos }: { hasVideos: boolean }) => (
  <section aria-labelledby="comparacion" className="mt-12">
    <h2 id="comparacion" className="font-extrabold text-2xl sm:text-3xl">
      Gratis o Premium
    </h2>
    <div className="mt-4 overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
      <table className="w-full text-[0.95rem] sm:text-base">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="px-3 py-3 text-left font-extrabold sm:px-6">
              Qué incluye
            </th>
            <th scope="col" className="w-[24%] px-2 py-3 font-extrabold">
              Gratis
            </th>
            <th scope="col" className="w-[24%] bg-brand-soft px-2 py-3 font-extrabold text-brand">
              Premium
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows
            .filter(({ isOfVideos }) => hasVideos || !isOfVideos)
            .map(({ what, free, premium }) => (
              <tr key={what}>
                <th scope="row" className="px-3 py-3 text-left font-semibold leading-snug sm:px-6">
                  {what}
                </th>
                <Value text={free} />
                <Value text={premium} isPremium />
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </section>
);
