import type { TopicDetail, TopicSummary } from '@matraz/contracts/catalog/http';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { sessionOf } from './accounts.ts';

type Open<Item> = Extract<Item, { locked: false }>;
type Lesson = Open<TopicDetail['lessons'][number]>;
type Question = Required<Open<TopicDetail['questions'][number]>>;

/** A topic as an administrator gets it: nothing is locked, and every question has its key. */
interface WholeTopic extends Omit<TopicDetail, 'lessons' | 'questions'> {
  lessons: Lesson[];
  questions: Question[];
}

export const topicsOf = async (request: APIRequestContext): Promise<TopicSummary[]> =>
  (await request.get('/api/topics')).json();

/** The first matching topic. The demo has one of every kind. */
export const topicWhere = async (request: APIRequestContext, wanted: (topic: TopicSummary) => boolean) => {
  const topic = (await topicsOf(request)).find(wanted);
  if (!topic) throw new Error('the demo has no such topic');
  return topic;
};

export const detailOf = async (teacher: APIRequestContext, id: string): Promise<WholeTopic> =>
  (await teacher.get(`/api/topics/${id}`)).json();

/** `teacher` can read the keys of questions. `draft` is a topic of this test alone, which only administrators see. */
export const test = base.extend<{ teacher: APIRequestContext; draft: TopicSummary }>({
  teacher: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({ baseURL, storageState: sessionOf('admin') });
    await use(context);
    await context.dispose();
  },
  draft: async ({ teacher }, use) => {
    const data = {
      courseId: 1,
      unit: 'Enlaces',
      title: `Borrador ${Date.now()}`,
      description: 'A medias.',
      status: 'draft',
    };
    const topic: TopicSummary = await (await teacher.post('/api/admin/topics', { data })).json();
    await use(topic);
    await teacher.delete(`/api/admin/topics/${topic.id}`);
  },
});

/** The key on the keyboard for the option. */
const letterOf = (option: number) => String.fromCharCode(97 + option);

export const rightOf = ({ correctAnswer }: Question) => correctAnswer;
export const wrongOf = ({ correctAnswer, options }: Question) => (correctAnswer + 1) % options.length;

/** Answers through the api, as the student of the page. */
export const answerBehind = async (page: Page, question: Question, option: number) => {
  const reply = await page.request.post(`/api/questions/${question.id}/answer`, { data: { selectedAnswer: option } });
  expect(reply.status()).toBe(200);
};

/** Chooses by keyboard. A question with formulas takes no answer before it is shown. */
export const chooseHere = async (page: Page, option: number) => {
  await expect(page.locator('[data-waits-for-formulas]')).toHaveCount(0);
  await page.keyboard.press(letterOf(option));
};

/** Chooses and confirms by keyboard. Returns when the explanation is shown. */
export const answerHere = async (page: Page, option: number) => {
  await chooseHere(page, option);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Siguiente pregunta|Ver resultado|Ver cómo te fue/ })).toBeFocused();
};

export const openPractice = async (page: Page, topicId: string) => {
  await page.goto(`/topic/${topicId}?seccion=practica`);
  await expect(page.getByRole('radio').first()).toBeVisible();
};
