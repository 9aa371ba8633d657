import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { sessionOf } from './accounts.ts';
import { address } from './stack.ts';

interface Topic {
  id: string;
  courseId: number;
  title: string;
  unit: string;
  orderIndex: number;
  totalLessons: number;
  totalQuestions: number;
}

interface Detail extends Topic {
  lessons: { title: string; content?: string; locked: boolean }[];
  questions: { id: string; options: string[]; correctAnswer: number }[];
}

export const topicsOf = async (request: APIRequestContext): Promise<Topic[]> =>
  (await request.get('/api/topics')).json();

/** The first topic that satisfies; the demo has one of every kind. */
export const topicWhere = async (request: APIRequestContext, wanted: (topic: Topic) => boolean): Promise<Topic> => {
  const topic = (await topicsOf(request)).find(wanted);
  if (!topic) throw new Error('the demo has no such topic');
  return topic;
};

/** As an administrator sees it: with the keys. */
export const detailOf = async (teacher: APIRequestContext, id: string): Promise<Detail> =>
  (await teacher.get(`/api/topics/${id}`)).json();

/** `teacher` reads what students may not: which option is right. */
export const test = base.extend<{ teacher: APIRequestContext }>({
  teacher: async ({ playwright }, use) => {
    const context = await playwright.request.newContext({ baseURL: address, storageState: sessionOf('admin') });
    await use(context);
    await context.dispose();
  },
});

/** The letter of the option, as its key. */
export const letterOf = (option: number) => String.fromCharCode(97 + option);

type Question = Detail['questions'][number];
export const rightOf = ({ correctAnswer }: Question) => correctAnswer;
export const wrongOf = ({ correctAnswer, options }: Question) => (correctAnswer + 1) % options.length;

/** Answers without the page, as this page's student. */
export const answerBehind = async (page: Page, question: Question, option: number) => {
  const reply = await page.request.post(`/api/questions/${question.id}/answer`, { data: { selectedAnswer: option } });
  expect(reply.status()).toBe(200);
};

/** Chooses and confirms on the page, by keyboard; returns when the explanation is there. */
export const answerHere = async (page: Page, option: number) => {
  await page.keyboard.press(letterOf(option));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Siguiente pregunta|Ver resultado|Ver cómo te fue/ })).toBeFocused();
};

export const openPractice = async (page: Page, topicId: string) => {
  await page.goto(`/topic/${topicId}?seccion=practica`);
  await expect(page.getByRole('radio').first()).toBeVisible();
};
