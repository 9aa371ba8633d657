/** The tabs of a topic, as named in the address. */
export const sections = ['teoria', 'videos', 'practica'] as const;
export type Section = (typeof sections)[number];
