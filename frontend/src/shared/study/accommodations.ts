import { type Accommodations, noAccommodations } from '@matraz/contracts/classes/accommodations';
import { useUser } from '../session/session.ts';

/** What the student gets in every ensayo. It comes with the user, whom the browser keeps for an ensayo without a network. */
export const useAccommodations = (): Accommodations => useUser().accommodations ?? noAccommodations;

/** '3 h 20 min', '45 min', '12 min 30 s'. @param seconds whole */
export const timeInWords = (seconds: number): string =>
  [
    [Math.floor(seconds / 3_600), 'h'] as const,
    [Math.floor((seconds % 3_600) / 60), 'min'] as const,
    [seconds % 60, 's'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');

/** Each one as a person reads it. Empty: she has none. */
export const accommodationTexts = ({ extraTime, largeText, hidesTimer, breaks }: Accommodations): string[] => [
  ...(extraTime > 0 ? [`${extraTime} % más de tiempo`] : []),
  ...(largeText ? ['Letra más grande'] : []),
  ...(hidesTimer ? ['Sin reloj a la vista'] : []),
  ...(breaks > 0 ? [`${breaks} min de descanso`] : []),
];
