import { ChevronDown } from 'lucide-react';

const questions = [
  {
    question: '¿Se renueva solo?',
    answer:
      'No. Pagas una sola vez y no se vuelve a cobrar. Cuando terminan tus días, tú decides si compras otro plan.',
  },
  {
    question: '¿Cómo pago?',
    answer:
      'Con tu tarjeta, en la página del proveedor de pagos. Matraz no ve ni guarda los datos de tu tarjeta. Al terminar vuelves aquí.',
  },
  {
    question: '¿Cuándo se activa?',
    answer:
      'Apenas se confirma el pago, casi siempre en segundos. Si el pago queda pendiente, Premium se activa solo cuando se aprueba.',
  },
  {
    question: 'Ya tengo Premium. Si compro otra vez, ¿pierdo días?',
    answer: 'No. Los días nuevos se suman al final de los que te quedan.',
  },
  {
    question: '¿Qué pasa cuando termina?',
    answer: 'Vuelves al plan gratuito. Conservas tu XP, tu racha, tu avance y los resultados de tus ensayos.',
  },
  {
    question: '¿Y si me devuelven el dinero?',
    answer: 'Terminan los días de esa compra. Los días de tus otras compras siguen siendo tuyos.',
  },
];

export const Questions = () => (
  <section aria-labelledby="preguntas" className="mt-12">
    <h2 id="preguntas" className="font-extrabold text-2xl sm:text-3xl">
      Preguntas frecuentes
    </h2>
    <div className="mt-4 divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 font-bold leading-snug hover:text-brand focus-visible:-outline-offset-3 sm:px-6 [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{question}</span>
            <ChevronDown className="size-5 shrink-0 transition group-open:rotate-180" aria-hidden="true" />
          </summary>
          <p className="px-4 pb-4 text-ink-soft sm:px-6 sm:pr-14">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
