import type { Announcements, Modifier, ScreenReaderInstructions } from '@dnd-kit/core';

/** Questions move up and down alone. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export const instructions: ScreenReaderInstructions = {
  draggable:
    'Para tomar la pregunta, presiona espacio o Enter. Muévela con las flechas arriba y abajo. Suéltala con espacio o Enter, o cancela con Escape.',
};

/** What a screen reader says. @param placeOf of a question, from 1 */
export const announcements = (placeOf: (id: string) => number): Announcements => ({
  onDragStart: ({ active }) => `Tomaste la pregunta ${placeOf(String(active.id))}.`,
  onDragOver: ({ over }) => (over ? `Está en el lugar ${placeOf(String(over.id))}.` : 'Está fuera de la lista.'),
  onDragEnd: ({ over }) => (over ? `La soltaste en el lugar ${placeOf(String(over.id))}.` : 'Volvió a su lugar.'),
  onDragCancel: () => 'Cancelado: volvió a su lugar.',
});
