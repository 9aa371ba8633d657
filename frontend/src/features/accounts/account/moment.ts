const format = new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium', timeStyle: 'short', hour12: false });

/** '30 nov 2026, 18:05'. @param instant ISO 8601 */
export const momentText = (instant: string): string => format.format(new Date(instant));
