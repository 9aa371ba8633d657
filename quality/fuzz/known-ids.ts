import type { Browser } from '@matraz/infra/testing/browser';

/** Ids of the platform by their kind, as the addresses of calls name it. */
export type Ids = Record<string, readonly string[]>;

const noneOfIt = ['00000000-0000-7000-8000-000000000000'];

/** `topics`, `topicId` and `topic` are the ids of topics. A field without a kind gets any id. */
export const idsOfField = (field: string, ids: Ids): readonly string[] => {
  const kind = `${field.replace(/Id$/, '').replace(/s$/, '')}s`;
  const found = ids[kind] ?? Object.values(ids).flat();
  return found.length > 0 ? found : noneOfIt;
};

const most = 4;
const idsIn = (list: { id: string }[]): string[] => list.slice(-most).map(({ id }) => id);

/** Ids of what an administrator and a student see now. Those of the newest topics and exams change most. */
export const knownIds = async (admin: Browser, student: Browser): Promise<Ids> => {
  const list = async (client: Browser, url: string): Promise<{ id: string }[]> => (await client.get(url)).body;
  const topics = idsIn(await list(admin, '/api/topics'));
  const exams = idsIn(await list(admin, '/api/exams'));
  const inTopics = await Promise.all(topics.map(async (id) => (await admin.get(`/api/topics/${id}`)).body));
  const inExams = await Promise.all(exams.map(async (id) => (await admin.get(`/api/exams/${id}`)).body));
  const examQuestions = inExams.flatMap(({ questions }) => idsIn(questions));
  return {
    topics,
    exams,
    lessons: inTopics.flatMap(({ lessons }) => idsIn(lessons)),
    questions: [...inTopics.flatMap(({ questions }) => idsIn(questions)), ...examQuestions],
    videos: inTopics.flatMap(({ videos }) => idsIn(videos)),
    'exam-questions': examQuestions,
    'exam-attempts': [
      ...idsIn(await list(student, '/api/exam-attempts')),
      ...idsIn(await list(admin, '/api/exam-attempts')),
    ],
    payments: idsIn((await student.get('/api/payments')).body.payments),
    users: [(await student.get('/api/auth/user')).body.id],
  };
};
