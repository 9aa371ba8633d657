export type ReviewKind = 'mistakes' | 'due';

const days = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day `YYYY-MM-DD` as text, for example 'lunes, 2 de marzo'. */
export const dayText = (day: string) => days.format(new Date(`${day}T00:00:00Z`));

const amount = (count: number, one: string, many: string) => (count === 1 ? one : many.replace('N', String(count)));

/** The texts of the two kinds of review. */
export const reviewTexts = {
  mistakes: {
    title: 'Repasar errores',
    about: 'Las preguntas que fallaste la última vez, y las que fallaste o dejaste en blanco en tus ensayos.',
    score: (right: number, all: number) => `Corregiste ${right} de ${amount(all, '1 error', 'N errores')}`,
    praise: '¡Los corregiste todos! Así se aprende de verdad.',
    consolation: 'Lo que todavía no sale te espera aquí. Mira la explicación y vuelve a intentarlo.',
    more: (left: number) => amount(left, 'Repasar el que falta', 'Repasar los N que faltan'),
    empty: {
      title: 'No tienes errores pendientes',
      text: 'Cuando una respuesta no salga, la pregunta te esperará aquí para intentarlo de nuevo.',
    },
  },
  due: {
    title: 'Repaso del día',
    about: 'Lo que ya respondiste vuelve justo antes de que se olvide.',
    score: (right: number, all: number) => `Recordaste ${right} de ${amount(all, '1 pregunta', 'N preguntas')}`,
    praise: '¡Memoria perfecta! Las verás otra vez, más adelante.',
    consolation: 'Lo que se olvidó vuelve pronto; lo que recordaste, más adelante.',
    more: (left: number) => amount(left, 'Seguir con la que falta', 'Seguir con las N que faltan'),
    empty: {
      title: '¡Estás al día!',
      text: 'Hoy no toca repasar nada de lo que ya respondiste: vuelve aquí justo antes de que se olvide.',
    },
  },
};
