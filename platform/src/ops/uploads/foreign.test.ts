import { createCommandHandler } from '@matraz/application/command-handler';
import { lesson, question } from '@matraz/domain/catalog/content';
import { exam } from '@matraz/domain/exams/exam';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newId } from '@matraz/infra/ids';
import { expect, test } from 'vitest';
import { useOps } from '../testing/use-ops.ts';

const ops = useOps();
const foreign = '<img alt="Un pez" src="https://otro.cl/pez.png">';
const own = '<img src="/uploads/a.webp">';

test('contents with pictures of other sites are listed in their present version, others are not', async () => {
  expect(await ops.run('uploads', 'foreign')).toBe(0);
  expect(ops.written.stdout).toContain('Ningún contenido tiene imágenes de otros sitios.');

  const store = await openEventStore({ databaseUrl: ops.database.url });
  const handle = createCommandHandler({ store });
  const context = () => ({ correlationId: newId(), now: new Date() });
  const topicId = newId();
  const write = async (title: string, ...contents: (string | null)[]) => {
    const lessonId = newId();
    for (const [place, content] of contents.entries()) {
      const data = { lessonId, topicId, title, content: content ?? '', orderIndex: 1 };
      const type = place === 0 ? ('CreateLesson' as const) : ('UpdateLesson' as const);
      await handle(
        lesson,
        `lesson-${lessonId}`,
        content === null ? { type: 'DeleteLesson', data: { lessonId } } : { type, data },
        context(),
      );
    }
    return lessonId;
  };
  const lessonId = await write('Con', own, foreign);
  await write('Corregida', foreign, own);
  await write('Eliminada', foreign, null);
  const texts = { question: '<p>¿Qué pez es?</p>', options: ['a', foreign], correctAnswer: 0, explanation: '' };
  const questionId = newId();
  const data = { questionId, topicId, ...texts, xpReward: 10 };
  await handle(question, `question-${questionId}`, { type: 'CreateQuestion', data }, context());
  const examId = newId();
  const details = { examId, title: 'Biología 1', description: '', duration: 60, totalQuestions: 1 };
  const questions = [{ ...texts, questionId: newId(), isPilot: false }];
  const command = {
    type: 'CreateExam',
    data: { ...details, subject: 'Biology' as const, isPublished: true, questions },
  } as const;
  await handle(exam, `exam-${examId}`, command, context());
  await store.close();

  const { code, reply } = await ops.json('uploads', 'foreign');
  const sources = ['https://otro.cl/pez.png'];
  expect({ code, contents: reply.contents }).toEqual({
    code: 0,
    contents: [
      { kind: 'lesson', id: lessonId, text: 'Con', sources },
      { kind: 'question', id: questionId, text: '¿Qué pez es?', sources },
      { kind: 'exam', id: examId, text: 'Biología 1', sources },
    ],
  });
  expect(await ops.run('uploads', 'foreign')).toBe(0);
  expect(ops.written.stdout).toContain('Biología 1');
});
