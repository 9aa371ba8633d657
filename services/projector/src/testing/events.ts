import { allEvents, type EventType, type MatrazEvent } from '@matraz/contracts/events';
import { streamOf } from '@matraz/contracts/streams';
import type { NewEvent, RecordedEvent } from '@matraz/infra/event-store/port';

/** A readable id: `id('a1')` is always the same UUID. */
export const id = (name: string): string => {
  const hex = Buffer.from(name).toString('hex').padStart(12, '0').slice(-12);
  return `00000000-0000-7000-8000-${hex}`;
};

type DataOf<Type extends EventType> = Extract<MatrazEvent, { type: Type }>['data'];

export const topicData = (topicId: string, change: Partial<DataOf<'TopicCreated'>> = {}): DataOf<'TopicCreated'> => ({
  topicId,
  courseId: 1,
  unit: 'Estructura',
  title: 'Átomo',
  description: 'Modelos',
  color: 'blue',
  icon: 'atom',
  difficulty: 'beginner',
  orderIndex: 1,
  status: 'published',
  ...change,
});

export const lessonData = (lessonId: string, topicId: string, orderIndex = 1): DataOf<'LessonCreated'> => ({
  lessonId,
  topicId,
  title: 'Lección',
  content: '<p>Texto</p>',
  orderIndex,
});

export const questionData = (questionId: string, topicId: string): DataOf<'QuestionCreated'> => ({
  questionId,
  topicId,
  question: '<p>¿Cuál?</p>',
  options: ['uno', 'dos'],
  correctAnswer: 0,
  explanation: '',
  xpReward: 10,
});

export const videoData = (videoId: string, topicId: string): DataOf<'VideoCreated'> => ({
  videoId,
  topicId,
  title: 'Video',
  description: 'Repaso',
  youtubeId: 'abcdefghijk',
  duration: '15:30',
});

export const answered = (
  userId: string,
  questionId: string,
  topicId: string,
  { correct = true, firstAttempt = true } = {},
): MatrazEvent => ({
  type: 'QuestionAnswered',
  data: {
    userId,
    topicId,
    questionId,
    questionVersion: 1,
    selectedAnswer: correct ? 0 : 1,
    correct,
    firstAttempt,
    xpEarned: correct && firstAttempt ? 10 : 0,
    day: '2026-03-02',
  },
});

export const streamOfEvent = ({ type, data }: MatrazEvent): string => {
  if (type === 'ExamQuestionReviewed') return streamOf.examReview(data.userId, data.questionId);
  if ('assignmentId' in data && type.startsWith('Assignment')) return streamOf.assignment(data.assignmentId ?? '');
  if ('classId' in data) return streamOf.classroom(data.classId);
  if ('attemptId' in data) return streamOf.attempt(data.attemptId);
  if ('examId' in data) return streamOf.exam(data.examId);
  if ('questionId' in data && 'userId' in data) return streamOf.answer(data.userId, data.questionId);
  if ('lessonId' in data && 'userId' in data) return streamOf.reading(data.userId, data.lessonId);
  if ('paymentId' in data && !type.startsWith('Premium')) return streamOf.payment(data.paymentId);
  if ('userId' in data && type.startsWith('Premium')) return streamOf.premium(data.userId);
  if ('userId' in data && /^(Account|Admin|Teacher|Publishing|Consent|Guardian)/.test(type))
    return streamOf.account(data.userId);
  if (type === 'AccommodationsSet') return streamOf.accommodation(data.userId);
  if (type === 'StudyGoalsSet') return streamOf.goals(data.userId);
  if ('userId' in data) throw new Error(`name the stream of ${type} here`);
  if ('lessonId' in data) return streamOf.lesson(data.lessonId);
  if ('questionId' in data) return streamOf.question(data.questionId);
  if ('videoId' in data) return streamOf.video(data.videoId);
  return 'topicId' in data ? streamOf.topic(data.topicId) : streamOf.course(data.courseId);
};

/** @param minute minutes after 2026-03-01 12:00 UTC */
export const timeOf = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();

export const newEvent = (event: MatrazEvent, occurredAt: string): NewEvent => {
  const eventId = crypto.randomUUID();
  return {
    ...event,
    schemaVersion: allEvents[event.type].version,
    metadata: { eventId, occurredAt, correlationId: eventId, causationId: eventId },
  };
};

/** The events as a log returns them: positions from 1, one event per minute. */
export const recorded = (events: readonly MatrazEvent[]): RecordedEvent[] => {
  const versions = new Map<string, number>();
  return events.map((event, index) => {
    const stream = streamOfEvent(event);
    const version = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    return { ...newEvent(event, timeOf(index)), stream, version, position: BigInt(index + 1) };
  });
};
