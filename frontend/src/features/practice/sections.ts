/** The tabs of a topic, as the address names them. */
export const sections = ['teoria', 'videos', 'practica'] as const;
export type Section = (typeof sections)[number];
