import { catalogEvents } from '@matraz/contracts/catalog/events';
import { streamOf } from '@matraz/contracts/streams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';

const topicCount = 300;
const questionsPerTopic = 34;

const created = (type: 'TopicCreated' | 'QuestionCreated', data: NewEvent['data']): NewEvent => {
  const eventId = newId();
  return {
    ...{ type, schemaVersion: catalogEvents[type].version, data },
    metadata: { eventId, occurredAt: new Date().toISOString(), correlationId: eventId, causationId: eventId },
  };
};

const topic = (topicId: string, orderIndex: number) =>
  created('TopicCreated', {
    ...{ topicId, courseId: 1 + (orderIndex % 3), unit: `Unidad ${orderIndex % 12}`, title: `Tema ${orderIndex}` },
    description: 'Conceptos, ejemplos y ejercicios resueltos',
    ...{ color: 'blue', icon: 'atom', difficulty: 'beginner', orderIndex },
  });

const question = (topicId: string, questionId: string) =>
  created('QuestionCreated', {
    ...{ topicId, questionId, question: '<p>¿Cuál de las siguientes afirmaciones es correcta?</p>' },
    options: ['La primera', 'La segunda', 'La tercera', 'La cuarta'],
    ...{ correctAnswer: 1, explanation: '<p>Se deduce de la definición.</p>', xpReward: 10 },
  });

/** Topics with questions, besides those of the demo: 300 and 10,200. */
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
