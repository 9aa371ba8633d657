import type { Announcements, Modifier, ScreenReaderInstructions } from '@dnd-kit/core';

/** The Spanish name of the rows; both words are feminine. */
export type Noun = 'pregunta' | 'lección';

/** Rows move only up and down. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export const instructions = (noun: Noun): ScreenReaderInstructions => ({
  draggable: `Para tomar la ${noun}, presiona espacio o Enter. Muévela con las flechas arriba y abajo. Suéltala con espacio o Enter, o cancela con Escape.`,
});

/** What a screen reader says while a row is moved. @param placeOf number of a row, from 1 */
export const announcements = (noun: Noun, placeOf: (id: string) => number): Announcements => {
  const place = ({ id }: { id: string | number }) => placeOf(String(id));
  const grabbed = (active: { id: string | number }) => `Tienes la ${noun} ${place(active)}, en su lugar.`;
  return {
    onDragStart: ({ active }) => grabbed(active),
    onDragOver: ({ active, over }) => {
      if (!over) return 'Está fuera de la lista.';
      return over.id === active.id ? grabbed(active) : `Está en el lugar ${place(over)}.`;
    },
    onDragEnd: ({ over }) => (over ? `La soltaste en el lugar ${place(over)}.` : 'Volvió a su lugar.'),
    onDragCancel: () => 'Cancelado: volvió a su lugar.',
  };
};
