const format = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `YYYY-MM-DD` as '12 oct'. */
export const shortDay = (day: string) =>
  format
    .format(new Date(`${day}T00:00:00Z`))
    .replace('.', '')
    .replace('-', ' ');
