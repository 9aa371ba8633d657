import { percent } from '../../shared/study/percent.ts';

const decimal = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '0,31', '−0,12'; a dash when there is no discrimination. */
export const discriminationText = (r: number | null) => (r === null ? '–' : decimal.format(r).replace('-', '−'));

/** '45 %'; a dash without students. */
export const shareText = (part: number, whole: number) =>
  whole === 0 ? '–' : percent(Math.round((part * 100) / whole));

export const proportionText = (p: number | null) => (p === null ? '–' : percent(Math.round(p * 100)));

/** The longest time that the server counts. */
const longestSeconds = 600;

/** '40 s', '1 min 20 s', 'más de 10 min'; a dash when no time is recorded. */
export const timeText = (seconds: number | null) => {
  if (seconds === null) return '–';
  if (seconds >= longestSeconds) return 'más de 10 min';
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return `${whole} s`;
  return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
};
