export type ExportFormat = 'folder' | 'text' | 'gift' | 'qti';

export const exportFormats: Record<ExportFormat, { name: string; hint: Record<'topic' | 'exam', string> }> = {
  folder: {
    name: 'Contenido de Matraz (zip)',
    hint: {
      topic: 'Todo: datos del tema, lecciones, videos, preguntas e imágenes.',
      exam: 'Todo: datos del ensayo, preguntas e imágenes.',
    },
  },
  text: {
    name: 'Texto de carga masiva',
    hint: { topic: 'Solo preguntas, para editarlas como texto.', exam: 'Solo preguntas, para editarlas como texto.' },
  },
  gift: {
    name: 'GIFT',
    hint: { topic: 'Solo preguntas, para Moodle.', exam: 'Solo preguntas, para Moodle.' },
  },
  qti: {
    name: 'QTI 2.1 (zip)',
    hint: {
      topic: 'Preguntas con imágenes, para otras plataformas.',
      exam: 'Preguntas con imágenes, para otras plataformas.',
    },
  },
};
