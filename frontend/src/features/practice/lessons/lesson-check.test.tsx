import 'fake-indexeddb/auto';
import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { antonia, atomsInDetail } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, NO_REPLY } from '../../../shared/testing/server.ts';
import { openContent } from '../open-content.ts';
import { closePracticeOutbox } from '../outbox/session-outbox.ts';
import { lessonParts } from './lesson-parts.ts';
import { TheoryTab } from './theory-tab.tsx';

const judged = {
  correct: true,
  isFirstAttempt: true,
  xpEarned: 10,
  explanation: '<p>Porque sí.</p>',
  correctAnswer: 1,
};
const [lesson, ...otherLessons] = atomsInDetail.lessons;

const read = async (content: string, change: Partial<TopicDetail> = {}, reply: () => unknown = () => judged) => {
  const topic: TopicDetail = { ...atomsInDetail, ...change };
  if (!lesson || lesson.locked) throw new Error('the example has no open lesson');
  topic.lessons = [{ ...lesson, content }, ...otherLessons];
  const sent = fakeServer({
    [`GET /api/topics/${topic.id}/lesson-progress`]: () => [],
    'POST /api/questions/question-2/answer': reply,
  });
  renderFor(<TheoryTab topic={topic} {...openContent(topic, antonia.isPremium)} onPractice={() => {}} />);
  await screen.findByRole('article');
  return () => sent.filter(({ method }) => method === 'POST');
};
const check = () => screen.getByRole('region', { name: 'Compruébalo' });
const checks = () => screen.queryAllByRole('region', { name: 'Compruébalo' });

afterEach(() => {
  closePracticeOutbox();
  vi.restoreAllMocks();
});

test('a lesson without checks is one part, as the teacher wrote it', () => {
  const html = '<h2>Uno</h2><p>La [pregunta] de Bohr</p>';
  expect(lessonParts(html)).toEqual([{ html }]);
});

test('a paragraph with the number of a question cuts the lesson there', () => {
  expect(
    lessonParts('<h2>Uno</h2><p>a</p><p><strong>[Pregunta 3]</strong></p><h2>Dos</h2><p>b</p><p>[pregunta 12]</p>'),
  ).toEqual([{ html: '<h2>Uno</h2><p>a</p>' }, { question: 3 }, { html: '<h2>Dos</h2><p>b</p>' }, { question: 12 }]);
});

test('the number within other text stays text', () => {
  const html = '<p>Mira la [pregunta 3] otra vez</p><ul><li><p>[pregunta 3]</p></li></ul>';
  expect(lessonParts(html)).toEqual([{ html }]);
});

test('the question is answered in the lesson, with the explanation after it', async () => {
  const posts = await read('<h2>Uno</h2><p>Antes</p><p>[pregunta 2]</p><p>Después</p>');
  expect(within(check()).getByText('¿Pregunta 2?')).toBeTruthy();
  expect(screen.queryByText(/\[pregunta/)).toBeNull();
  const button = within(check()).getByRole<HTMLButtonElement>('button', { name: 'Comprobar' });
  expect(button.disabled).toBe(true);
  fireEvent.click(within(check()).getAllByRole('radio')[1] as HTMLElement);
  fireEvent.click(button);
  expect(await within(check()).findByText('Porque sí.')).toBeTruthy();
  expect(within(check()).getByText('Tu respuesta, correcta')).toBeTruthy();
  expect((await screen.findAllByText('Has ganado 10 XP')).length).toBeGreaterThan(0);
  expect(posts().map(({ body }) => body)).toEqual([{ selectedAnswer: 1 }]);
});

test('a question that is locked or missing shows nothing', async () => {
  const locked = { id: 'question-2', title: 'Pregunta 2', orderIndex: 2, locked: true } as const;
  const questions = atomsInDetail.questions.map((one) => (one.id === 'question-2' ? locked : one));
  await read('<p>Antes</p><p>[pregunta 2]</p><p>[pregunta 99]</p>', { questions });
  expect(await screen.findByText('Antes')).toBeTruthy();
  expect(checks()).toEqual([]);
  expect(screen.queryByText(/\[pregunta/)).toBeNull();
});

test('without a network the answer is kept in this browser', async () => {
  await read('<p>[pregunta 2]</p>', {}, () => NO_REPLY);
  fireEvent.click(within(check()).getAllByRole('radio')[1] as HTMLElement);
  fireEvent.click(within(check()).getByRole('button', { name: 'Comprobar' }));
  expect(await within(check()).findByText(/Respuesta guardada en este dispositivo/)).toBeTruthy();
});
