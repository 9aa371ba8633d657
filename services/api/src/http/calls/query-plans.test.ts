import { makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import { routes } from '@matraz/contracts/routes';
import { scansDuring } from '@matraz/infra/testing/scanned-tables';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApi } from '../../testing/test-api.ts';

test('no call reads a table that grows from its beginning to its end', async () => {
  const api = await startTestApi();
  onTestFinished(() => api.close());
  const admin = await api.account({ admin: true });
  const student = await api.account();
  const topic = await makeTopic(admin, { lessons: 1, questions: 1 });
  const exam = await makeExam(admin);

  const { classId } = (await admin.post('/api/classes', { name: '4°B', year: 2026 })).body;
  const { code } = (await admin.post(`/api/classes/${classId}/code`)).body;

  const { queries, scans } = await scansDuring(api.deps.pool, async () => {
    await student.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });
    await student.post(`/api/lessons/${topic.lessons[0]}/complete`);
    const notes = `/api/lessons/${topic.lessons[0]}/notes`;
    await student.put(notes, { changedAt: '2026-11-20T12:00:00.000Z', note: 'Apunte' });
    await student.delete(notes);
    const attempt = (await student.post(`/api/exams/${exam.id}/start`)).body.id;
    await student.post(`/api/exam-attempts/${attempt}/answers`, { questionId: exam.questions[0], selectedAnswer: 0 });
    await student.get(`/api/exam-attempts/${attempt}`);
    await student.post(`/api/exam-attempts/${attempt}/complete`);
    await student.post('/api/user/classes', { code });
    const made = await admin.post(`/api/classes/${classId}/assignments`, {
      kind: 'exam',
      workId: exam.id,
      opensAt: new Date().toISOString(),
      closesAt: new Date(Date.now() + 3_600_000).toISOString(),
      lastStartAt: null,
      attempts: 1,
      results: 'at-once',
      form: { questions: true, options: true },
      accessWord: null,
    });
    const { assignmentId } = made.body;
    await student.post(`/api/exams/${exam.id}/start`);
    const read = async (route: string) => {
      if (!route.startsWith('GET ') || route.includes('/updates')) return;
      const ids = {
        'exam-attempts': attempt,
        'student-attempts': attempt,
        'classes/': classId,
        'exam-papers': exam.id,
        'exams/': exam.id,
        'lessons/': topic.lessons[0],
        'class-students/': student.userId,
      };
      const id = Object.entries(ids).find(([part]) => route.includes(part))?.[1] ?? topic.id;
      const url = route
        .slice(4)
        .replace(':kind', 'topic')
        .replace(':id', id)
        .replace(':examId', exam.id)
        .replace(':version', '1')
        .replace(':assignmentId', assignmentId);
      const ofTopic = /(lessons|questions|videos)$/.test(url) ? `?topicId=${topic.id}` : '';
      const queryOf: Record<string, string> = { '/api/search': '?q=atomo', '/api/class-offer': `?code=${code}` };
      const path = url + (url.endsWith('/deleted') ? '?kind=lesson' : (queryOf[url] ?? ofTopic));
      const isOfStaff = /^\/api\/(admin|classes|class-students|student-attempts|exam-papers)/.test(url);
      const { status } = await (isOfStaff ? admin : student).get(path);
      // This student has no payment, and no seal covers the attempt yet.
      const expected = url.includes('/payments/') ? 404 : url.includes('/receipt') ? 409 : 200;
      expect([path, status]).toEqual([path, expected]);
    };
    for (const route of Object.values(routes)) await read(route);
  });
  expect(queries).toBeGreaterThan(30);
  expect(scans).toEqual([]);
});
