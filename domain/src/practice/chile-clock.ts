let format: Intl.DateTimeFormat | undefined;
/** Made at the first use, because it takes a slow phone tens of milliseconds. */
const clock = () => {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Santiago',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format;
};

/** What a clock in continental Chile shows: `2026-03-01T12:00:00`. */
export const chileLocal = (instant: Date): string => clock().format(instant).replace(' ', 'T');

/** Milliseconds by which Chile's clocks are ahead of UTC; negative. */
const offsetAt = (instant: number): number =>
  Date.parse(`${chileLocal(new Date(instant))}Z`) - Math.floor(instant / 1_000) * 1_000;

/**
 * The instant at which a clock in continental Chile shows this.
 *
 * @param local `2026-03-01T12:00`, with or without seconds
 * @returns an invalid date when the text is no date and time
 */
export const instantOfChile = (local: string): Date => {
  const instant = Date.parse(`${local}Z`);
  if (Number.isNaN(instant)) return new Date(Number.NaN);
  // The offset is the one at the result. The first guess may be on the other side of a clock change.
  return new Date(instant - offsetAt(instant - offsetAt(instant)));
};
