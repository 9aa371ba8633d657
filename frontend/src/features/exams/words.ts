/** '1 pregunta', '80 preguntas'. */
export const amount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const questionsInWords = (count: number) => amount(count, 'pregunta', 'preguntas');

const score = new Intl.NumberFormat('es-CL');

/** '632', '1.000'. */
export const scoreInWords = (points: number) => score.format(points);

/** @param option index from 0 @returns 'A' for the first */
export const letterOf = (option: number) => String.fromCharCode(65 + option);

const moment = new Intl.DateTimeFormat('es-CL', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** @param time ISO 8601 */
export const dayAndTime = (time: string) => moment.format(new Date(time));
