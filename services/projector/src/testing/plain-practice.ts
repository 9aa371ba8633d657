import type { MatrazEvent } from '@matraz/contracts/events';

interface Student {
  correct: Map<string, boolean>;
  completed: Set<string>;
  xp: number;
}

/** A second, simple version of the practice rules, one event at a time, to compare the tables with. */
export const plainPractice = (log: readonly MatrazEvent[]): Map<string, Student> => {
  const students = new Map<string, Student>();
  const topicOf = new Map<string, string>();
  const gone = new Set<string>();
  for (const { type, data } of log) {
    switch (type) {
      case 'QuestionAnswered': {
        const student = students.get(data.userId) ?? { correct: new Map(), completed: new Set(), xp: 0 };
        students.set(data.userId, student);
        student.correct.set(data.questionId, data.correct);
        student.xp += data.xpEarned;
        break;
      }
      case 'QuestionCreated':
        if (!gone.has(data.topicId)) topicOf.set(data.questionId, data.topicId);
        break;
      case 'QuestionUpdated':
        if (!topicOf.has(data.questionId)) break;
        if (gone.has(data.topicId)) topicOf.delete(data.questionId);
        else topicOf.set(data.questionId, data.topicId);
        break;
      case 'QuestionRestored':
        if (gone.has(data.topicId)) topicOf.delete(data.questionId);
        else topicOf.set(data.questionId, data.topicId);
        break;
      case 'QuestionDeleted':
        topicOf.delete(data.questionId);
        break;
      case 'TopicDeleted':
        gone.add(data.topicId);
        for (const [question, topic] of topicOf) if (topic === data.topicId) topicOf.delete(question);
        break;
    }
    for (const student of students.values()) {
      for (const topic of new Set(topicOf.values())) {
        const questions = [...topicOf.keys()].filter((question) => topicOf.get(question) === topic);
        if (questions.every((question) => student.correct.has(question))) student.completed.add(topic);
      }
    }
  }
  return students;
};
