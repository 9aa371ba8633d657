import { streamOf } from '@matraz/contracts/streams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newId } from '@matraz/infra/ids';
import { newEvent } from './new-event.ts';

const topicCount = 300;
const questionsPerTopic = 34;

const topic = (topicId: string, orderIndex: number) =>
  newEvent('TopicCreated', {
    topicId,
    courseId: 1 + (orderIndex % 3),
    unit: `Unidad ${orderIndex % 12}`,
    title: `Tema ${orderIndex}`,
    description: 'Conceptos, ejemplos y ejercicios resueltos',
    color: 'blue',
    icon: 'atom',
    difficulty: 'beginner',
    orderIndex,
    status: 'published',
  });

const question = (topicId: string, questionId: string) =>
  newEvent('QuestionCreated', {
    topicId,
    questionId,
    question: '<p>¿Cuál de las siguientes afirmaciones es correcta?</p>',
    options: ['La primera', 'La segunda', 'La tercera', 'La cuarta'],
    correctAnswer: 1,
    explanation: '<p>Se deduce de la definición.</p>',
    xpReward: 10,
  });

/** 300 topics with 10,200 questions, added to the demo. */
export const fillCatalog = async (databaseUrl: string): Promise<void> => {
  const store = await openEventStore({ databaseUrl });
  for (let place = 1; place <= topicCount; place++) {
    const topicId = newId();
    await store.append(streamOf.topic(topicId), [topic(topicId, place)], { expectedVersion: 0 });
    const questionIds = Array.from({ length: questionsPerTopic }, () => newId());
    await Promise.all(
      questionIds.map((id) => store.append(streamOf.question(id), [question(topicId, id)], { expectedVersion: 0 })),
    );
  }
  await store.close();
};
