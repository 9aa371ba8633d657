const score = new Intl.NumberFormat('es-CL');

/** '632', '1.000'. */
export const scoreInWords = (points: number) => score.format(points);

const moment = new Intl.DateTimeFormat('es-CL', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** @param time ISO 8601 */
export const dayAndTime = (time: string) => moment.format(new Date(time));
