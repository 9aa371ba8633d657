import type { Client } from '@matraz/infra/testing/client';

/** Bodies that an administrator may send. Fields can be replaced. */
export const anExam = <Fields extends object>(fields = {} as Fields) => ({
  title: 'Ensayo de Biología',
  description: 'Como el día de la prueba',
  subject: 'Biology' as const,
  duration: 3_600,
  totalQuestions: 6,
  ...fields,
});

/** Option B is correct. */
export const anExamQuestion = <Fields extends object>(fields = {} as Fields) => ({
  question: '<p>¿Qué organelo produce ATP?</p>',
  options: ['<p>el núcleo</p>', '<p>la mitocondria</p>', '<p>el ribosoma</p>', '<p>el lisosoma</p>'],
  correctAnswer: 1,
  explanation: '<p>SECRETO: la mitocondria</p>',
  isPilot: false,
  ...fields,
});

export interface MadeExam {
  id: string;
  /** Question ids in order. The last ones are pilots. */
  questions: string[];
}

/** Creates an exam through the calls of an administrator. Students see it unless `isPublished` is false. */
export const makeExam = async (
  admin: Client,
  {
    scored = 4,
    pilots = 2,
    keyOf = () => 1,
    ...exam
  }: {
    scored?: number;
    pilots?: number;
    keyOf?: (place: number) => number;
    duration?: number;
    title?: string;
    totalQuestions?: number;
    isPublished?: boolean;
  } = {},
): Promise<MadeExam> => {
  const { body, status } = await admin.persist('/api/admin/exams', anExam({ isPublished: true, ...exam }));
  if (status !== 201) throw new Error(`no exam: ${JSON.stringify(body)}`);
  const questions = Array.from({ length: scored + pilots }, (_, place) =>
    anExamQuestion({
      question: `<p>Pregunta ${place + 1}</p>`,
      correctAnswer: keyOf(place),
      isPilot: place >= scored,
    }),
  );
  const url = `/api/admin/exams/${body.id}`;
  if (questions.length > 0) await admin.persist(`${url}/questions/bulk`, { questions });
  const { body: whole } = await admin.get(`/api/exams/${body.id}`);
  return { id: body.id, questions: whole.questions.map(({ id }: { id: string }) => id) };
};
