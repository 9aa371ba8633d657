import type { ReportReason } from '@matraz/contracts/practice/limits';

export const reasonWords: Record<ReportReason, string> = {
  'wrong-key': 'La respuesta correcta está mal',
  unclear: 'No se entiende',
  typo: 'Tiene un error de escritura',
  picture: 'Una imagen o fórmula no se ve bien',
  explanation: 'La explicación no ayuda',
  other: 'Otra cosa',
};
