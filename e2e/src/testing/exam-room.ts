import type { ExamDetail, ExamQuestion, ExamSummary } from '@matraz/contracts/exams/http';
import { type APIRequestContext, type APIResponse, expect, type Locator, type Page } from '@playwright/test';
import { detailOf, test as school, topicWhere } from './school.ts';

export interface Exam {
  id: string;
  title: string;
  /** The questions and their keys, in the exam's order. */
  questions: ExamQuestion[];
  /** Takes a question out of the score. */
  voidQuestion: (questionId: string) => Promise<void>;
}

type Content = Pick<ExamQuestion, 'question' | 'options' | 'correctAnswer' | 'explanation'>[];

/** @param duration seconds @param size questions @param content else questions of the demo */
export type MakeExam = (shape: { duration: number; size: number; content?: Content }) => Promise<Exam>;

const bodyOf = async <Body>(reply: APIResponse): Promise<Body> => {
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Body;
};

/** The questions and their keys, in the exam's order, as administrators get them. */
export const questionsOf = async (teacher: APIRequestContext, examId: string): Promise<ExamQuestion[]> => {
  const { questions } = await bodyOf<ExamDetail>(await teacher.get(`/api/exams/${examId}`));
  return questions.filter((question) => 'correctAnswer' in question);
};

/** The first questions of a practice topic with formulas, always the same. */
const practiceQuestions = async (teacher: APIRequestContext, size: number) => {
  const topic = await topicWhere(teacher, ({ title }) => title === 'Grupos funcionales');
  const { questions } = await detailOf(teacher, topic.id);
  expect(questions.length).toBeGreaterThanOrEqual(size);
  return questions
    .slice(0, size)
    .map(({ question, options, correctAnswer, explanation }) => ({ question, options, correctAnswer, explanation }));
};

/** `makeExam` creates an exam through the api, with questions of the demo catalog, and deletes it after the test. */
export const test = school.extend<{ makeExam: MakeExam }>({
  makeExam: async ({ teacher }, use) => {
    const made: string[] = [];
    await use(async ({ duration, size, content }) => {
      const details = {
        title: `Ensayo de ${size} preguntas ${crypto.randomUUID().slice(-6)}`,
        description: 'Una muestra corta.',
        subject: 'Chemistry',
        duration,
        totalQuestions: size,
        isPublished: true,
      };
      const created = await teacher.post('/api/admin/exams', { data: details });
      const { id, title } = await bodyOf<ExamSummary>(created);
      made.push(id);
      const data = { questions: content ?? (await practiceQuestions(teacher, size)) };
      await bodyOf(await teacher.post(`/api/admin/exams/${id}/questions/bulk`, { data }));
      const questions = await questionsOf(teacher, id);
      return {
        id,
        title,
        questions,
        voidQuestion: async (questionId) => {
          await bodyOf(await teacher.post(`/api/admin/exams/${id}/questions/${questionId}/void`, { data: {} }));
        },
      };
    });
    for (const id of made) await teacher.delete(`/api/admin/exams/${id}`);
  },
});

/** Starts an attempt from the instructions. @returns the attempt's id */
export const startExam = async (page: Page, { id }: Pick<Exam, 'id'>): Promise<string> => {
  await page.goto(`/exams/${id}`);
  await page.getByRole('button', { name: 'Comenzar ensayo' }).click();
  await expect(page).toHaveURL(/\/exam-attempt\//);
  await expect(page.getByRole('radio').first()).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** The number with this label, among the figures of an exam or of its results. */
export const figure = (part: Locator, label: string) =>
  part
    .locator('dl > div')
    .filter({ has: part.page().locator('dt', { hasText: label }) })
    .locator('dd');

/** The header of a running exam: position, progress, saving state and time left. */
export const header = (page: Page) => page.getByRole('region', { name: 'Avance del ensayo' });
export const expectAllSaved = (page: Page) => expect(header(page).getByText('Todo guardado')).toBeVisible();

/** The screen has no room for the map beside the question. */
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** The map of all questions. On phones it is a dialog. */
export const openMap = async (page: Page) => {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Preguntas y finalizar' }).click();
  return page.getByRole('navigation', { name: 'Preguntas del ensayo' });
};
export const closeMap = async (page: Page) => {
  if (isNarrow(page)) await page.keyboard.press('Escape');
};

export const openSubmitDialog = async (page: Page) => {
  await (await openMap(page)).getByRole('button', { name: 'Finalizar ensayo' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Finalizar el ensayo?' });
  await expect(dialog).toBeVisible();
  return dialog;
};

export const submitExam = async (page: Page) => {
  await (await openSubmitDialog(page)).getByRole('button', { name: 'Finalizar ensayo' }).click();
};
