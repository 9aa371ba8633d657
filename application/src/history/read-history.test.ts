import type { MatrazEvent } from '@matraz/contracts/events';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { describe, expect, test } from 'vitest';
import { encodeEvents } from '../command-handler/event-codec.ts';
import { createExamArchive } from '../exams/exam-archive.ts';
import { type HistoryOf, readContentAtVersion, readHistory } from './read-history.ts';

const id = '0192f3a0-0000-7000-8000-000000000001';
const topicId = '0192f3a0-0000-7000-8000-000000000002';
const ana = '0192f3a0-0000-7000-8000-00000000000a';
const luis = '0192f3a0-0000-7000-8000-00000000000b';

interface Save {
  by?: string;
  /** Minutes after noon. */
  minute: number;
  events: MatrazEvent[];
}

/** A log with one stream, which these saves wrote. */
const given = (saves: readonly Save[], { deletedTopics = [] as string[] } = {}) => {
  const recorded: RecordedEvent[] = [];
  for (const { by, minute, events } of saves) {
    const context = {
      ...(by !== undefined && { userId: by }),
      correlationId: `save at ${minute}`,
      now: new Date(Date.UTC(2026, 2, 2, 12, minute)),
    };
    for (const event of encodeEvents(events, 'any', context)) {
      const version = recorded.length + 1;
      recorded.push({ ...event, stream: 'any', version, position: BigInt(version) });
    }
  }
  const readStream = async (_: string, { from = 1 } = {}) => recorded.slice(from - 1);
  const archive = createExamArchive({
    store: {
      readStream,
      append: () => Promise.reject(new Error('nothing is written')),
      readAll: () => Promise.reject(new Error('not used')),
      subscribe: () => {
        throw new Error('not used');
      },
      head: async () => BigInt(recorded.length),
      copyId: async () => '',
      end: async () => BigInt(recorded.length),
      close: async () => {},
    },
  });
  const catalogLookup = { isTopicDeleted: async (topic: string) => deletedTopics.includes(topic) };
  const deps = { store: { readStream }, archive, catalogLookup };
  return {
    history: (of: HistoryOf, before?: number) => readHistory(deps, of, before),
    at: (of: HistoryOf, version: number) => readContentAtVersion(deps, of, version),
  };
};

const lesson = (fields = {}) => ({
  lessonId: id,
  topicId,
  title: 'Uno',
  content: '<p>a</p>',
  orderIndex: 1,
  ...fields,
});
const created: MatrazEvent = { type: 'LessonCreated', data: lesson() };
const ofLesson = { kind: 'lesson', id } as const;

describe('the history of a lesson', () => {
  const saves: Save[] = [
    { minute: 0, events: [created] },
    { by: ana, minute: 5, events: [{ type: 'LessonUpdated', data: lesson({ title: 'Dos' }) }] },
    { by: luis, minute: 6, events: [{ type: 'LessonUpdated', data: lesson({ title: 'Dos', content: '<p>b</p>' }) }] },
  ];

  test('says who changed which fields when, newest first', async () => {
    expect(await given(saves).history(ofLesson)).toEqual({
      entries: [
        {
          first: 3,
          last: 3,
          at: '2026-03-02T12:06:00.000Z',
          userId: luis,
          changes: [{ action: 'updated', fields: ['content'] }],
          hasContent: true,
        },
        {
          first: 2,
          last: 2,
          at: '2026-03-02T12:05:00.000Z',
          userId: ana,
          changes: [{ action: 'updated', fields: ['title'] }],
          hasContent: true,
        },
        {
          first: 1,
          last: 1,
          at: '2026-03-02T12:00:00.000Z',
          userId: null,
          changes: [{ action: 'created' }],
          hasContent: true,
        },
      ],
      next: null,
      isDeleted: false,
      version: 3,
      lastContent: 3,
    });
  });

  test('gives the lesson as it was', async () => {
    const { lessonId: _, ...content } = lesson({ title: 'Dos' });
    expect(await given(saves).at(ofLesson, 2)).toEqual({ kind: 'lesson', content });
  });

  test('of a deleted lesson gives the last content before the deletion', async () => {
    const log = given([...saves, { by: ana, minute: 9, events: [{ type: 'LessonDeleted', data: { lessonId: id } }] }]);
    expect(await log.history(ofLesson)).toMatchObject({ isDeleted: true, version: 4, lastContent: 3 });
    await expect(log.at(ofLesson, 4)).rejects.toThrow('lesson_not_found');
    expect(await log.at(ofLesson, 3)).toMatchObject({ content: { content: '<p>b</p>' } });
  });

  test('a lesson is deleted with its topic', async () => {
    expect(await given(saves, { deletedTopics: [topicId] }).history(ofLesson)).toMatchObject({ isDeleted: true });
  });

  test('names a field that was given up, and not the mark of a restoring', async () => {
    const question = {
      questionId: id,
      topicId,
      question: 'a',
      options: ['x', 'y'],
      correctAnswer: 0,
      explanation: '',
      xpReward: 10,
    };
    const log = given([
      { minute: 0, events: [{ type: 'QuestionCreated', data: question }] },
      {
        minute: 1,
        events: [{ type: 'QuestionRestored', data: { ...question, skill: 'evaluate', restoredVersion: 1 } }],
      },
      { minute: 2, events: [{ type: 'QuestionUpdated', data: question }] },
    ]);
    const { entries } = await log.history({ kind: 'question', id });
    expect(entries[0]?.changes).toEqual([{ action: 'updated', fields: ['skill'] }]);
  });

  test('of an unknown lesson is refused', async () => {
    await expect(given([]).history(ofLesson)).rejects.toThrow('lesson_not_found');
    await expect(given([]).at(ofLesson, 1)).rejects.toThrow('lesson_not_found');
  });

  test('has pages of 30 entries', async () => {
    const log = given([
      { minute: 0, events: [created] },
      ...Array.from(
        { length: 64 },
        (_, n): Save => ({
          by: ana,
          minute: n + 1,
          events: [{ type: 'LessonUpdated', data: lesson({ title: `${n}` }) }],
        }),
      ),
    ]);
    const versions: number[][] = [];
    let before: number | undefined;
    do {
      const { entries, next } = await log.history(ofLesson, before);
      versions.push(entries.map(({ last }) => last));
      before = next ?? undefined;
    } while (before !== undefined);
    expect(versions.map((page) => [page.length, page[0], page.at(-1)])).toEqual([
      [30, 65, 36],
      [30, 35, 6],
      [5, 5, 1],
    ]);
  });
});

const details = {
  examId: id,
  title: 'Uno',
  description: '',
  subject: 'Biology',
  duration: 60,
  totalQuestions: 2,
} as const;
const question = (place: number, fields = {}) => ({
  questionId: `0192f3a0-0000-7000-8000-0000000000${place + 10}`,
  question: `<p>${place}</p>`,
  options: ['<p>a</p>', '<p>b</p>'],
  correctAnswer: 0,
  explanation: '',
  orderIndex: place,
  isPilot: false,
  ...fields,
});
const added = (...places: number[]): MatrazEvent => ({
  type: 'ExamQuestionsAdded',
  data: { examId: id, questions: places.map((place) => question(place)) },
});
const moved = (...places: number[]): MatrazEvent => ({
  type: 'ExamQuestionsReordered',
  data: {
    examId: id,
    questions: places.map((place, index) => ({ questionId: question(place).questionId, orderIndex: index + 1 })),
  },
});
const examCreated: MatrazEvent = { type: 'ExamCreated', data: details };
const published: MatrazEvent = { type: 'ExamPublished', data: { examId: id } };
const ofExam = { kind: 'exam', id } as const;
const changesOf = async (saves: Save[], of: HistoryOf = ofExam) =>
  (await given(saves).history(of)).entries.map(({ first, last, changes }) => [first, last, changes]);

describe('the history of an exam', () => {
  test('a load of 80 questions with the exam is one entry', async () => {
    const places = Array.from({ length: 80 }, (_, n) => n + 1);
    expect(await changesOf([{ by: ana, minute: 0, events: [examCreated, added(...places), published] }])).toEqual([
      [1, 3, [{ action: 'created' }, { action: 'questions-added', count: 80 }, { action: 'published' }]],
    ]);
  });

  test('what one person reorders without a long pause is one entry', async () => {
    const saves: Save[] = [
      { by: ana, minute: 0, events: [examCreated, added(1, 2, 3)] },
      { by: ana, minute: 20, events: [moved(2, 1)] },
      { by: ana, minute: 29, events: [moved(3, 2, 1)] },
      { by: ana, minute: 40, events: [moved(1, 3, 2)] },
      { by: luis, minute: 41, events: [moved(1, 2, 3)] },
    ];
    expect((await changesOf(saves)).map(([first, last]) => [first, last])).toEqual([
      [6, 6],
      [5, 5],
      [3, 4],
      [1, 2],
    ]);
  });

  test('questions that are added one after the other are one entry', async () => {
    const saves: Save[] = [
      { by: ana, minute: 0, events: [examCreated] },
      { by: ana, minute: 1, events: [added(1)] },
      { by: ana, minute: 2, events: [added(2)] },
    ];
    expect((await changesOf(saves))[0]).toEqual([2, 3, [{ action: 'questions-added', count: 2 }]]);
  });

  test('names a changed question by its number', async () => {
    const { questionId } = question(2);
    const saves: Save[] = [
      { by: ana, minute: 0, events: [examCreated, added(1, 2)] },
      {
        by: ana,
        minute: 1,
        events: [{ type: 'ExamQuestionUpdated', data: { examId: id, ...question(2, { question: '<p>otra</p>' }) } }],
      },
      { by: ana, minute: 2, events: [{ type: 'ExamQuestionVoided', data: { examId: id, questionId } }] },
      { by: ana, minute: 3, events: [{ type: 'ExamQuestionRemoved', data: { examId: id, questionId } }] },
    ];
    expect((await changesOf(saves)).slice(0, 3).map(([, , changes]) => changes)).toEqual([
      [{ action: 'question-removed', questionId, place: 2 }],
      [{ action: 'question-voided', questionId, place: 2 }],
      [{ action: 'question-updated', questionId, place: 2 }],
    ]);
    const ofQuestion = { kind: 'exam-question', id: questionId, examId: id } as const;
    expect((await changesOf(saves, ofQuestion)).map(([first, , changes]) => [first, changes])).toEqual([
      [5, [{ action: 'deleted' }]],
      [4, [{ action: 'question-voided', questionId, place: 1 }]],
      [3, [{ action: 'updated', fields: ['question'] }]],
      [2, [{ action: 'created' }]],
    ]);
    const log = given(saves);
    expect(await log.history(ofQuestion)).toMatchObject({ isDeleted: true, version: 5, lastContent: 4 });
    expect(await log.at(ofQuestion, 2)).toMatchObject({ content: { question: '<p>2</p>', isVoided: false } });
    await expect(log.at(ofQuestion, 5)).rejects.toThrow('question_not_found');
  });

  test('gives the exam as it was, with its questions in their order', async () => {
    const log = given([
      { by: ana, minute: 0, events: [examCreated, added(1, 2)] },
      { by: ana, minute: 1, events: [moved(2, 1)] },
    ]);
    const orderAt = async (version: number) => {
      const { kind, content } = await log.at(ofExam, version);
      return kind === 'exam' && content.questions.map(({ question }) => question);
    };
    expect(await orderAt(2)).toEqual(['<p>1</p>', '<p>2</p>']);
    expect(await orderAt(3)).toEqual(['<p>2</p>', '<p>1</p>']);
  });
});
