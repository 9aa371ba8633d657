import type { MatrazEvent } from '@matraz/contracts/events';
import { streamOf } from '@matraz/contracts/streams';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import type { EventStore, Position } from '@matraz/infra/event-store/port';
import { answered, id, newEvent, questionData, streamOfEvent, timeOf, topicData } from './events.ts';

const topics = Array.from({ length: 3 }, (_, index) => id(`t${index}`));
const questions = Array.from({ length: 15 }, (_, index) => id(`q${index}`));
const topicOf = (question: string) => topics[questions.indexOf(question) % topics.length] as string;

/** Appends the events of a small school to a log: the catalog once, then answers of students. */
export const createSchool = (store: EventStore, { students = 20, seed = 1 } = {}) => {
  const random = seededRandom(seed);
  const versions = new Map<string, number>();
  let minute = 0;

  /** @returns the position of the event */
  const record = async (event: MatrazEvent): Promise<Position> => {
    const stream = streamOfEvent(event);
    const expectedVersion = versions.get(stream) ?? 0;
    versions.set(stream, expectedVersion + 1);
    minute += 7;
    const appended = await store.append(stream, [newEvent(event, timeOf(minute))], { expectedVersion });
    return appended.position;
  };

  return {
    record,
    async open() {
      for (const topic of topics) await record({ type: 'TopicCreated', data: topicData(topic) });
      for (const question of questions) {
        await record({ type: 'QuestionCreated', data: questionData(question, topicOf(question)) });
      }
    },
    /** Appends answers of random students to random questions. */
    async study(answers: number): Promise<void> {
      await Promise.all(
        Array.from({ length: answers }, () => {
          const student = id(`s${Math.floor(random() * students)}`);
          const question = questions[Math.floor(random() * questions.length)] as string;
          const firstAttempt = !versions.has(streamOf.answer(student, question));
          return record(answered(student, question, topicOf(question), { correct: random() < 0.7, firstAttempt }));
        }),
      );
    },
  };
};
