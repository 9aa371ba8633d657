import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { ContentAtVersion } from '@matraz/contracts/history-http';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { decodeEvent } from '../command-handler/event-codec.ts';
import type { ExamVersion } from '../exams/exam-archive.ts';
import { questionOf, summaryOf } from '../exams/exam-views.ts';

const contentOf = ({ type, data }: CatalogEvent): ContentAtVersion | undefined => {
  switch (type) {
    case 'TopicCreated':
    case 'TopicUpdated': {
      const { topicId: _, ...content } = data;
      return { kind: 'topic', content };
    }
    case 'LessonCreated':
    case 'LessonUpdated': {
      const { lessonId: _, ...content } = data;
      return { kind: 'lesson', content };
    }
    case 'QuestionCreated':
    case 'QuestionUpdated': {
      const { questionId: _, ...content } = data;
      return { kind: 'question', content };
    }
    case 'VideoCreated':
    case 'VideoUpdated': {
      const { videoId: _, ...content } = data;
      return { kind: 'video', content };
    }
    case 'TopicRestored': {
      const { topicId: _, restoredVersion: _restored, ...content } = data;
      return { kind: 'topic', content };
    }
    case 'LessonRestored': {
      const { lessonId: _, restoredVersion: _restored, ...content } = data;
      return { kind: 'lesson', content };
    }
    case 'QuestionRestored': {
      const { questionId: _, restoredVersion: _restored, ...content } = data;
      return { kind: 'question', content };
    }
    case 'VideoRestored': {
      const { videoId: _, restoredVersion: _restored, ...content } = data;
      return { kind: 'video', content };
    }
    default:
      return undefined;
  }
};

/** A topic, lesson, question or video. Undefined: at this version it did not exist. */
export const catalogContentAt = (recorded: readonly RecordedEvent[], version: number): ContentAtVersion | undefined => {
  const last = recorded.filter((event) => event.version <= version && event.type !== 'LessonsReordered').at(-1);
  return last && contentOf(decodeEvent<CatalogEvent>(last));
};

export const examContentAt = ({ exam }: ExamVersion): ContentAtVersion | undefined => {
  if (exam.status === 'deleted') return undefined;
  const { id, questionCount: _, pilotQuestions: _pilots, author: _author, ...details } = summaryOf(exam);
  const questions = exam.questions.map((question) => questionOf(question, { ...exam, examId: id }));
  return { kind: 'exam', content: { ...details, questions } };
};

export const examQuestionAt = ({ exam }: ExamVersion, id: string): ContentAtVersion | undefined => {
  const question = exam.questions.find(({ questionId }) => questionId === id);
  if (!question) return undefined;
  return { kind: 'exam-question', content: questionOf(question, { ...exam, examId: exam.details.examId }) };
};
