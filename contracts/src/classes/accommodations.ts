/** This file has no schemas, so the browser can import it. */

/** Percent of the duration of an ensayo that a student may get on top of it. */
export const extraTimes = [0, 25, 33, 50, 100] as const;
export type ExtraTime = (typeof extraTimes)[number];

/** Minutes of breaks that a student may take in an ensayo, in as many parts as she likes. */
export const breakMinutes = [0, 5, 10, 15, 20, 30] as const;
export type BreakMinutes = (typeof breakMinutes)[number];

/** What a student gets in every ensayo. The reason is not stored anywhere. */
export interface Accommodations {
  extraTime: ExtraTime;
  largeText: boolean;
  hidesTimer: boolean;
  breaks: BreakMinutes;
}

export const noAccommodations: Accommodations = { extraTime: 0, largeText: false, hidesTimer: false, breaks: 0 };

export const areSameAccommodations = (one: Accommodations, other: Accommodations): boolean =>
  one.extraTime === other.extraTime &&
  one.largeText === other.largeText &&
  one.hidesTimer === other.hidesTimer &&
  one.breaks === other.breaks;

/** Seconds of an ensayo with extra time. @param duration seconds */
export const durationWith = (duration: number, extraTime: number): number =>
  Math.round(duration * (1 + extraTime / 100));
