const createFormats = () => ({
  score: new Intl.NumberFormat('es-CL'),
  moment: new Intl.DateTimeFormat('es-CL', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'America/Santiago',
  }),
});

let created: ReturnType<typeof createFormats> | undefined;

/** The first format of a page takes a cheap phone 80 ms. A running exam shows none, so it does not create them. */
export const formats = () => {
  created ??= createFormats();
  return created;
};

/** '632', '1.000'. */
export const scoreInWords = (points: number) => formats().score.format(points);

/** Day and time as a clock in Chile shows them. The zone of the device does not matter. @param time ISO 8601 */
export const dayAndTime = (time: string) => formats().moment.format(new Date(time));
