/** One application of the PAES. Its days are in Chile's calendar. */
interface PaesDate {
  name: string;
  /** The day of the test of sciences; where that is unknown, the first day of the application. */
  day: string;
  /** Where the day was published, and when it was read. */
  source: string;
}

/**
 * The applications whose days are published, oldest first. DEMRE publishes the calendar of each process on demre.cl; the days below were
 * read in the press that cites it. The day of sciences in June 2026 was not found, so it is the first of three days. No calendar of a
 * later application could be verified by 30 November 2026: students enter their own day.
 */
export const paesDates: readonly PaesDate[] = [
  {
    name: 'PAES Regular 2025',
    day: '2025-12-02',
    source: 'DEMRE, calendario del Proceso de Admisión 2026, según ADN Radio y Chilevisión, noviembre de 2025',
  },
  {
    name: 'PAES de Invierno 2026',
    day: '2026-06-15',
    source: 'DEMRE, calendario del Proceso de Admisión 2027, según Meganoticias, 4 de marzo de 2026',
  },
];
