import type { User } from '@matraz/contracts/accounts/http';
import type { QuestionItem, TopicDetail, TopicSummary } from '@matraz/contracts/catalog/http';
import type { StudyPath } from '@matraz/contracts/practice/path-http';

export const antonia: User = {
  id: '01930000-0000-7000-8000-000000000001',
  firstName: 'Antonia',
  lastName: 'Rojas',
  email: 'antonia@ejemplo.cl',
  profileImageUrl: null,
  isAdmin: false,
  isPremium: false,
  premiumExpiresAt: null,
  xp: 340,
  streak: 5,
  pending: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  confirmBy: null,
};

export const atoms: TopicSummary = {
  id: '01930000-0000-7000-8a00-000000000001',
  courseId: 1,
  unit: 'Estructura atómica',
  title: 'El átomo',
  description: 'De qué está hecha la materia.',
  color: 'blue',
  icon: 'atom',
  difficulty: 'beginner',
  orderIndex: 1,
  place: 1,
  status: 'published',
  totalLessons: 2,
  totalQuestions: 3,
  totalVideos: 0,
  questionCount: 3,
  progress: { questionsAnswered: 0, questionsCorrect: 0, isCompleted: false },
};

/** The correct answer is B. */
const question = (number: number): QuestionItem => ({
  id: `question-${number}`,
  number,
  topicId: atoms.id,
  question: `<p>¿Pregunta ${number}?</p>`,
  options: ['<p>uno</p>', '<p>dos</p>', '<p>tres</p>', '<p>cuatro</p>'],
  xpReward: 10,
  locked: false,
});

export const atomsInDetail: TopicDetail = {
  ...atoms,
  lessons: [1, 2].map((number) => ({
    id: `lesson-${number}`,
    topicId: atoms.id,
    title: `Lección ${number}`,
    content: `<p>Contenido ${number}</p>`,
    orderIndex: number,
    locked: false,
  })),
  questions: [1, 2, 3].map(question),
  videos: [],
};

export const path: StudyPath = {
  goals: { mention: 'Chemistry', examDate: null, goalScore: 700, minutesADay: 15 },
  today: '2026-11-20',
  exam: { day: '2026-12-01', daysLeft: 11, name: null },
  done: { answers: 8, minutes: 4, goal: 15 },
  nextStep: { kind: 'topic', targetId: atoms.id, title: atoms.title, count: 3, percent: null, minutes: 2 },
  studyFirst: [
    {
      topicId: atoms.id,
      title: atoms.title,
      reason: 'next',
      percent: null,
      answers: 0,
      right: 0,
      fact: 'Es lo que sigue en tu camino.',
      count: 3,
    },
  ],
  week: [
    {
      day: '2026-11-20',
      minutes: 2,
      tasks: [{ kind: 'topic', targetId: atoms.id, title: atoms.title, minutes: 2 }],
    },
    { day: '2026-11-21', minutes: 0, tasks: [] },
  ],
};
