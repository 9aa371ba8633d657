import { writeExamFolder } from '@matraz/formats/content/write-folder';
import { writeZip } from '@matraz/formats/exchange/zip';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import ImportExam from './import-exam.tsx';

test('a large exam is imported in several requests, in order', async () => {
  const long = 'x'.repeat(40_000);
  const questions = Array.from({ length: 40 }, (_, place) => ({
    question: `<p>${place} ${long}</p>`,
    options: ['sí', 'no'],
    correctAnswer: 0,
    explanation: '',
    isPilot: false,
  }));
  const exam = { title: 'Grande', description: '', subject: 'Physics' as const, duration: 3600, totalQuestions: 40 };
  const zip = writeZip(writeExamFolder({ ...exam, isPublished: false, questions }, new Map()));
  const sent = fakeServer({
    'GET /api/courses': () => [],
    'POST /api/admin/exams': ({ body }) => ({ ...(body as object), id: 'made' }),
    'POST /api/admin/exams/made/questions/bulk': ({ body }) => ({
      created: (body as { questions: unknown[] }).questions.length,
    }),
  });
  renderFor(<ImportExam onClose={() => {}} />);
  fireEvent.change(screen.getByLabelText('Archivo zip'), { target: { files: [new File([zip], 'ensayo.zip')] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Crear ensayo' }));
  expect((await screen.findAllByText('Ensayo creado exitosamente')).length).toBeGreaterThan(0);
  const requests = sent.filter(({ path }) => path.endsWith('/bulk'));
  expect(requests.length).toBeGreaterThan(1);
  for (const { body } of requests) expect(JSON.stringify(body).length).toBeLessThan(1_000_000);
  const texts = requests.flatMap(({ body }) => (body as { questions: { question: string }[] }).questions);
  expect(texts.map(({ question }) => question.split(' ')[0])).toEqual(questions.map((_, place) => `<p>${place}`));
  expect(new Set(requests.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(requests.length);
});
