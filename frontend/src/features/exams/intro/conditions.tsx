import { Award, Flag, FlaskRound, type LucideIcon, PencilOff, Timer, Undo2, WifiOff } from 'lucide-react';
import { useShortcutsOn } from '../../../shared/study/answer-shortcuts.ts';
import { cx } from '../../../shared/ui/cx.ts';

interface Condition {
  Icon: LucideIcon;
  title: string;
  text: string;
  className?: string;
}

const conditions: Condition[] = [
  {
    Icon: Timer,
    title: 'El tiempo empieza de inmediato',
    text: 'El reloj corre desde que comienzas y no se detiene, aunque cierres la página. Al llegar a cero, el ensayo se entrega solo.',
  },
  {
    Icon: PencilOff,
    title: 'Durante el ensayo no hay corrección',
    text: 'Las respuestas no se pueden corregir durante el ensayo: sabrás cuáles eran las correctas recién al terminar.',
  },
  {
    Icon: Undo2,
    title: 'Puedes avanzar, volver y cambiar',
    text: 'Puedes navegar entre las preguntas y cambiar tus respuestas hasta que entregues.',
  },
  {
    Icon: FlaskRound,
    title: 'Las preguntas piloto no cuentan',
    text: 'Como en la prueba real, algunas preguntas están a prueba: se responden, pero no suman al puntaje.',
  },
  {
    Icon: Award,
    title: 'Recibes un puntaje PAES simulado',
    text: 'Entre 100 y 1.000 puntos, según tus respuestas correctas. Las incorrectas no descuentan.',
  },
  {
    Icon: WifiOff,
    title: 'Si se corta internet, sigue',
    text: 'Cada respuesta queda guardada en este equipo y se envía apenas vuelva la conexión, dentro del tiempo.',
  },
];

const byKeyboard: Condition = {
  Icon: Flag,
  title: 'También con el teclado',
  text: 'A a E o 1 a 5 para responder, las flechas para avanzar y volver, F para marcar una pregunta y verla después.',
  className: 'touch:hidden',
};

export const Conditions = () => {
  const shown = useShortcutsOn() ? [...conditions, byKeyboard] : conditions;
  return (
    <section className="mt-8 rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-8">
      <h2 className="font-extrabold text-2xl">Antes de comenzar</h2>
      <ul className="mt-5 grid gap-5">
        {shown.map(({ Icon, title, text, className }) => (
          <li key={title} className={cx('flex gap-4', className)}>
            <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-copper-soft text-copper">
              <Icon className="size-6" aria-hidden="true" />
            </span>
            <div>
              <h3 className="font-bold leading-snug">{title}</h3>
              <p className="text-ink-soft leading-snug">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
