import { randomUUID } from 'node:crypto';
import type { Client } from '@matraz/infra/testing/client';

/** Bodies that an administrator may send. Fields can be replaced. */
export const aTopic = (fields: object = {}) => ({
  courseId: 1,
  unit: 'Estructura atómica',
  title: 'El átomo',
  description: 'De Dalton a hoy',
  orderIndex: 1,
  ...fields,
});

export const aLesson = (topicId: string, fields: object = {}) => ({
  topicId,
  title: 'Modelos atómicos',
  content: '<p>Una lección</p>',
  orderIndex: 1,
  ...fields,
});

export const aQuestion = (topicId: string, fields: object = {}) => ({
  topicId,
  question: '<p>¿Cuál es la carga del electrón?</p>',
  options: ['<p>positiva</p>', '<p>negativa</p>', '<p>ninguna</p>', '<p>doble</p>'],
  correctAnswer: 1,
  explanation: '<p>SECRETO: es negativa</p>',
  xpReward: 10,
  ...fields,
});

export const aVideo = (topicId: string, fields: object = {}) => ({
  topicId,
  title: 'El átomo en video',
  description: 'Repaso',
  youtubeId: 'dQw4w9WgXcQ',
  duration: '15:30',
  ...fields,
});

export interface Made {
  id: string;
  lessons: string[];
  questions: string[];
  videos: string[];
}

interface Amounts {
  lessons?: number;
  questions?: number;
  videos?: number;
}

/**
 * Creates a topic with contents through the calls of an administrator. It has a unit of its own, because the topics of a unit decide
 * together how much of each is free.
 */
export const makeTopic = async (
  admin: Client,
  { lessons = 0, questions = 0, videos = 0, ...topic }: Amounts & Partial<ReturnType<typeof aTopic>> = {},
): Promise<Made> => {
  const { body, status } = await admin.post('/api/admin/topics', aTopic({ unit: `Unidad ${randomUUID()}`, ...topic }));
  if (status !== 201) throw new Error(`no topic: ${JSON.stringify(body)}`);
  const id: string = body.id;
  const make = async (count: number, url: string, content: (place: number) => object) => {
    const ids: string[] = [];
    for (let place = 1; place <= count; place++) ids.push((await admin.post(url, content(place))).body.id);
    return ids;
  };
  return {
    id,
    lessons: await make(lessons, '/api/admin/lessons', (n) => aLesson(id, { title: `Lección ${n}`, orderIndex: n })),
    questions: await make(questions, '/api/admin/questions', (n) =>
      aQuestion(id, { question: `<p>Pregunta ${n}</p>` }),
    ),
    videos: await make(videos, '/api/admin/videos', (n) => aVideo(id, { title: `Video ${n}` })),
  };
};
