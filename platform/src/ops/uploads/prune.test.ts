import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createCommandHandler } from '@matraz/application/command-handler';
import { lesson, question } from '@matraz/domain/catalog/content';
import { exam } from '@matraz/domain/exams/exam';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import { newId } from '@matraz/infra/ids';
import { expect, test } from 'vitest';
import { confirm } from '../confirm.ts';
import { claimReadTables, useOps } from '../testing/use-ops.ts';

const ops = useOps();
const nameOf = (digit: string) => `${digit.repeat(64)}.webp`;
const img = (digit: string) => `<img src="/uploads/${nameOf(digit)}">`;
const files = () => openFileStore({ dataDir: ops.folder });
const context = () => ({ correlationId: newId(), now: new Date() });

/** Stores a picture. By default it is older than the days that are left out. */
const storePicture = async (digit: string, ageDays = 61): Promise<void> => {
  await files().put(nameOf(digit), Buffer.from(`picture ${digit}`));
  const time = new Date(Date.now() - ageDays * 24 * 60 * 60 * 1_000);
  utimesSync(join(ops.folder, 'uploads', nameOf(digit)), time, time);
};
const remaining = async (): Promise<string> => {
  let digits = '';
  for await (const { name } of files().list()) digits += name[0];
  return [...digits].sort().join('');
};

/** The content names the pictures 1 to 6. They are in a lesson, its older version, a deleted lesson, a question's option and
 * explanation, and an exam. */
const writeContent = async (): Promise<void> => {
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const handle = createCommandHandler({ store });
  const [lessonId, deletedId, questionId, examId, topicId] = [newId(), newId(), newId(), newId(), newId()];
  const lessonData = { lessonId, topicId, title: 'Uno', content: img('2'), orderIndex: 1 };
  await handle(lesson, `lesson-${lessonId}`, { type: 'CreateLesson', data: lessonData }, context());
  await handle(
    lesson,
    `lesson-${lessonId}`,
    { type: 'UpdateLesson', data: { ...lessonData, content: img('1') } },
    context(),
  );
  await handle(
    lesson,
    `lesson-${deletedId}`,
    { type: 'CreateLesson', data: { ...lessonData, lessonId: deletedId, content: img('3') } },
    context(),
  );
  await handle(lesson, `lesson-${deletedId}`, { type: 'DeleteLesson', data: { lessonId: deletedId } }, context());
  const texts = { question: 'x', options: ['a', img('4')], correctAnswer: 0, explanation: img('5') };
  const questionData = { questionId, topicId, ...texts, xpReward: 10 };
  await handle(question, `question-${questionId}`, { type: 'CreateQuestion', data: questionData }, context());
  const examData = {
    examId,
    title: 'E',
    description: '',
    subject: 'Biology',
    duration: 60,
    totalQuestions: 1,
  } as const;
  const examQuestion = { ...texts, questionId: newId(), question: img('6'), isPilot: false };
  await handle(
    exam,
    `exam-${examId}`,
    { type: 'CreateExam', data: { ...examData, isPublished: true, questions: [examQuestion] } },
    context(),
  );
  await store.close();
};

test('pictures that content names, or named once, are kept; the others go after a confirmation', async () => {
  await writeContent();
  for (const digit of '12345678') await storePicture(digit);
  await storePicture('9', 59);
  const place = join(ops.folder, 'uploads');

  const reported = await ops.json('uploads', 'prune');
  expect(reported.code).toBe(0);
  expect(reported.reply).toMatchObject({
    place,
    unused: [
      { name: nameOf('7'), bytes: 9 },
      { name: nameOf('8'), bytes: 9 },
    ],
    deleted: [],
  });
  expect(await ops.run('uploads', 'prune')).toBe(0);
  expect(ops.written.stdout).toContain(`2 imágenes sin uso en ${place}`);
  expect(ops.written.stdout).toContain('No se eliminó nada');
  expect(await remaining()).toBe('123456789');

  const pruned = await ops.json('uploads', 'prune', '--yes');
  expect(pruned.reply.deleted).toEqual([nameOf('7'), nameOf('8')]);
  expect(await remaining()).toBe('1234569');
  expect((await ops.json('uploads', 'prune', '--yes')).reply).toMatchObject({ unused: [], deleted: [] });

  expect((await ops.json('uploads', 'prune', '--days', '0', '--yes')).reply.deleted).toEqual([nameOf('9')]);

  await storePicture('9');
  ops.written.stdout = '';
  await ops.run('uploads', 'prune', '--yes');
  expect(ops.written.stdout).toBe(`Se eliminó 1 imagen sin uso de ${place} (0 MB).\n`);
});

test.each([[[]], [['--yes']]])(
  'with a log that the tables were not made from no picture is listed or deleted %j',
  async (options) => {
    await storePicture('1');
    await claimReadTables(ops.database.pool, 5);
    expect(await ops.run('uploads', 'prune', ...options)).toBe(2);
    expect(ops.written.stderr).toContain('corrija EVENT_STORE_URL');
    expect(ops.written.stderr).not.toContain(nameOf('1'));
    expect(await remaining()).toBe('1');
  },
);

test('without pictures there is nothing to do', async () => {
  expect(await ops.run('uploads', 'prune')).toBe(0);
  expect(ops.written.stdout).toContain('No hay imágenes sin uso');
});

test('the help has an example, and a wrong number of days is refused', async () => {
  expect(await ops.run('uploads', 'prune', '--help')).toBe(0);
  expect(ops.written.stdout).toContain('npm run ops -- uploads prune --days 90');
  for (const days of ['x', '-1', '1.5']) expect(await ops.run('uploads', 'prune', '--days', days), days).toBe(2);
});

test.each([
  ['s\n', true],
  ['Sí\n', true],
  ['n\n', false],
  ['\n', false],
  ['sinceramente no\n', false],
])('the answer %j means %j', async (answer, isConfirmed) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const asked = confirm('¿Eliminar?', { input, output: new PassThrough() });
  input.write(answer);
  expect(await asked).toBe(isConfirmed);
});
