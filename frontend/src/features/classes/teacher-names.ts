const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Ana Soto y Luis Vera'. */
export const teacherNames = (teachers: readonly string[]): string =>
  teachers.length === 0 ? 'Sin docente' : list.format(teachers);
