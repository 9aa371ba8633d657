import { type Made, makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { legalVersion } from '@matraz/contracts/accounts/legal';
import { type Calls, calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { newId } from '@matraz/infra/ids';
import type { Request } from '@matraz/infra/testing/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Reply } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let exam: MadeExam;
let topic: Made;

beforeAll(async () => {
  api = await startSharedTestApi({ clock: () => new Date('2026-11-20T12:00:00Z') });
  admin = await api.account({ admin: true });
  exam = await makeExam(admin);
  topic = await makeTopic(admin, { lessons: 1, questions: 2, videos: 1 });
});
afterAll(() => api.close());

/** Every question gets this correct answer and its own explanation. */
const writeKey = async (correctAnswer: number) => {
  for (const [place, id] of exam.questions.entries()) {
    const { status } = await admin.put(
      `/api/admin/exam-questions/${id}`,
      anExamQuestion({
        question: `<p>Pregunta ${place + 1}</p>`,
        isPilot: place >= 4,
        correctAnswer,
        explanation: `<p>SECRETO ${correctAnswer}</p>`,
        topicId: topic.id,
        skill: 'evaluate',
        area: 'elective',
      }),
    );
    expect(status).toBe(200);
  }
};

type NameWith<Access> = {
  [Name in keyof Calls]: Calls[Name]['access'] extends Access ? Name : never;
}[keyof Calls];
interface Asked {
  id?: string | undefined;
  query?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** The calls of a student during the attempt. A call of the contract that is missing here is a type error. */
const studentCalls = (
  attempt: string,
): Record<Exclude<NameWith<'public' | 'account' | 'session'>, 'completeExamAttempt' | 'eraseOwnAccount'>, Asked[]> => {
  const ofTopic = [{ id: topic.id }];
  const inTopic = [{ query: `?topicId=${topic.id}` }];
  const [first, , third, , , pilot] = exam.questions;
  const answer = (questionId: string | undefined, selectedAnswer: unknown) => ({
    id: attempt,
    body: { questionId, selectedAnswer },
  });
  return {
    // Nothing can be bought here, so that no provider is asked.
    createPayment: [{ body: { planId: 'monthly', userId: newId() } }],
    listPayments: [{}],
    getPayment: [{ id: newId() }],
    getUser: [{}],
    giveConsent: [{ body: { version: legalVersion, guardianEmail: null } }],
    getGuardianRequest: [{}],
    claimMoment: [{ body: { kind: 'level', upTo: 2 } }],
    askGuardian: [{ body: { guardianEmail: 'madre@correo.cl' } }],
    getContact: [{}],
    getUserStats: [{}],
    getDashboard: [{}],
    getStudyPath: [{}],
    getGoals: [{}],
    setGoals: [{ body: { mention: 'Biology', examDate: null, goalScore: 700, minutesADay: 20 } }],
    getActivity: [{}],
    listSecurityEvents: [{}],
    getReminders: [{}],
    setReminders: [{ body: { reminder: { hour: 18, byMail: true, byPush: false } } }],
    // Refused: it is no push service.
    addPushSubscription: [{ body: { endpoint: 'https://localhost/', keys: { p256dh: 'x', auth: 'x' } } }],
    getAccountSettings: [{}],
    // Refused: the account of this test is no local one.
    changePassword: [{ body: { password: 'x', newPassword: 'y' } }],
    changeName: [{ body: { firstName: 'Ana', lastName: 'Rojas' } }],
    changeEmail: [{ body: { email: 'ana@liceo.cl', password: 'x' } }],
    resendConfirmation: [{}],
    savePicture: [{}],
    deletePicture: [{}],
    listSessions: [{}],
    endSession: [{ id: 'x' }],
    endOtherSessions: [{}],
    exportOwnData: [{}],
    getErasureTerms: [{}],
    getFactors: [{}],
    startProof: [{}],
    startPasskey: [{ body: { proof: { password: 'x' } } }],
    addPasskey: [{ body: { name: 'x', passkey: {} } }],
    renamePasskey: [{ id: 'x', body: { name: 'x' } }],
    removePasskey: [{ id: 'x', body: { proof: { password: 'x' } } }],
    startCodeApp: [{ body: { proof: { password: 'x' } } }],
    confirmCodeApp: [{ body: { code: '000000' } }],
    removeCodeApp: [{ body: { proof: { password: 'x' } } }],
    renewRecoveryCodes: [{ body: { proof: { password: 'x' } } }],
    listCourses: [{}],
    listTopics: [{}],
    getTopic: ofTopic,
    getTopicStats: ofTopic,
    getNextLesson: ofTopic,
    getLessonProgress: ofTopic,
    getQuestionProgress: ofTopic,
    listLessons: inTopic,
    listQuestions: inTopic,
    listVideos: inTopic,
    search: [{ query: '?q=pregunta' }],
    getReview: [{}],
    listMistakes: [{}],
    listDueReviews: [{}],
    getMastery: [{}],
    getRecommendedPractice: [{}],
    getDiagnostic: [{}],
    // Refused: the student has no completed attempt.
    reviewExamQuestion: [{ id: first, body: { selectedAnswer: 1 } }],
    completeLesson: [{ id: topic.lessons[0], body: { topicId: topic.id } }],
    getLessonNotes: [{ id: topic.lessons[0] }],
    changeLessonNotes: [{ id: topic.lessons[0], body: { changedAt: '2026-11-20T12:00:00.000Z', note: 'x' } }],
    listLessonNotes: [{}],
    deleteLessonNotes: [{ id: topic.lessons[0] }],
    answerQuestion: [{ id: topic.questions[0], body: { selectedAnswer: 0 } }],
    reportQuestion: [
      { id: topic.questions[0], body: { reason: 'typo', text: 'x' } },
      { id: first, body: { reason: 'typo', text: 'x', attemptId: attempt } },
    ],
    listOwnReports: [{}],
    markReportsSeen: [{ body: { reportIds: [first] } }],
    listOwnClasses: [{}],
    getClassOffer: [{ query: '?code=ABCD2345' }],
    joinClass: [{ body: { code: 'ABCD2345' } }],
    answerClassInvitation: [{ id: newId(), body: { accepts: true } }],
    leaveClass: [{ id: newId() }],
    listAssignedWork: [{}],
    startExam: [{ id: exam.id }],
    saveExamAnswer: [
      ...[0, 1, 2, null, 3, 1, 1].map((pick) => answer(first, pick)),
      ...[third, pilot].map((id) => answer(id, 1)),
      // Errors are compared too.
      ...[4, -1, 'B'].map((pick) => answer(first, pick)),
      answer(attempt, 1),
    ],
    takeExamBreak: [{ id: attempt, body: { ends: false } }],
    tellExamContact: [{ id: attempt, body: { pending: 0, isAway: false } }],
    getExamFlags: [{ id: attempt }],
    changeExamFlags: [{ id: attempt, body: { changes: [{ questionId: first, isFlagged: true }] } }],
    // Refused: the attempt runs.
    getAttemptReport: [{ id: attempt }],
    getReceipt: [{ id: attempt }],
    getSeal: [{}],
    reportClientError: [{ body: { release: '', browser: '', path: '/', message: 'x', stack: '' } }],
    listExams: [{}],
    getExam: [{ id: exam.id }],
    getExamStats: [{ id: exam.id }],
    listExamAttempts: [{}],
    getExamAttempt: [
      { id: attempt },
      { id: attempt, headers: { 'if-none-match': `"${calls.getExamAttempt.conditional.format}-1"` } },
    ],
  };
};
const adminCalls = Object.values(calls).filter(({ access }) => access === 'admin' || access === 'teacher');

const requestOf = (name: keyof Calls, { id = '', query = '', body = {}, headers = {} }: Asked): Request => {
  const [method, path] = routes[name].split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const url = path
    .replace(':id', id)
    .replace(':questionId', exam.questions[0] ?? '')
    .replace(':userId', newId());
  if (method === 'GET') return { method, url: url + query, headers };
  return { method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) };
};

interface Heard {
  what: string;
  answer: Reply;
}

/** Starts the exam and sends every call of a student, the exam's calls again after the answers. */
const sit = async () => {
  const student = await api.account();
  const { id: attempt } = (await student.post(`/api/exams/${exam.id}/start`)).body as { id: string };
  const asked = studentCalls(attempt);
  const heard: Heard[] = [];
  const ask = async (name: keyof Calls, one: Asked) => {
    const answer = await student.request(requestOf(name, one));
    heard.push({ what: `${name} ${JSON.stringify(one.body ?? '')}`, answer });
  };
  const again = ['listExams', 'getExam', 'getExamStats', 'listExamAttempts', 'getExamAttempt', 'startExam'] as const;
  for (const name of [...Object.keys(asked), ...again] as (keyof typeof asked)[]) {
    for (const one of asked[name]) await ask(name, one);
  }
  for (const { name } of adminCalls) await ask(name, { id: name.includes('Attempt') ? attempt : exam.id });
  return { student, attempt, heard };
};

/** Her class has the exam assigned with later results. She completes it and sends every call of a student. */
const sitWithheld = async () => {
  const student = await api.account();
  const { classId } = (await admin.post('/api/classes', { name: '4°B', year: 2026 })).body;
  const { code } = (await admin.post(`/api/classes/${classId}/code`)).body;
  await student.post('/api/user/classes', { code });
  const made = await admin.post(`/api/classes/${classId}/assignments`, {
    kind: 'exam',
    workId: exam.id,
    opensAt: '2026-11-20T11:00:00.000Z',
    closesAt: '2026-11-20T15:00:00.000Z',
    lastStartAt: null,
    attempts: 2,
    results: 'when-released',
    form: { questions: false, options: false },
    accessWord: null,
  });
  expect(made.status).toBe(201);
  const { id: attempt } = (await student.post(`/api/exams/${exam.id}/start`)).body as { id: string };
  for (const questionId of [exam.questions[0], exam.questions[2], exam.questions[5]])
    await student.post(`/api/exam-attempts/${attempt}/answers`, { questionId, selectedAnswer: 1 });
  const answer = await student.request(requestOf('completeExamAttempt', { id: attempt }));
  expect(answer.status).toBe(200);
  const heard: Heard[] = [{ what: 'completeExamAttempt', answer }];
  const asked = studentCalls(attempt);
  // A second attempt would be a running one.
  const names = (Object.keys(asked) as (keyof typeof asked)[]).filter((name) => name !== 'startExam');
  for (const name of names) {
    for (const one of asked[name])
      heard.push({
        what: `${name} ${JSON.stringify(one.body ?? '')}`,
        answer: await student.request(requestOf(name, one)),
      });
  }
  return { student, attempt, heard };
};

/** Replaces ids and times by their order of appearance, so that the replies of two students can be compared. */
const comparable = (heard: readonly Heard[]): string[] => {
  const names = new Map<string, string>();
  const nameOf = (id: string) => names.get(id) ?? names.set(id, `id ${names.size}`).get(id) ?? '';
  // The position counts the events of all users.
  const ignored = /^(date|content-length|x-read-position)$/;
  return heard.map(({ what, answer: { status, headers, text } }) => {
    const told = Object.entries(headers).filter(([name]) => !ignored.test(name));
    return `${what} ${status} ${JSON.stringify(told)} ${text}`
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, nameOf)
      .replaceAll(/"id":"[\w-]{43}"/g, '"id of a session"')
      .replaceAll(/"(createdAt|lastSeenAt)": ?"[^"]*"/g, '');
  });
};

describe('[security 1] during an attempt no reply to a student', () => {
  test('depends on the correct answers', async () => {
    await writeKey(1);
    const right = await sit();
    await writeKey(2);
    const wrong = await sit();
    expect(comparable(right.heard)).toEqual(comparable(wrong.heard));
    // After the attempt the replies differ, so the comparison can find a difference.
    const results = [];
    for (const { student, attempt } of [right, wrong]) {
      results.push((await student.post(`/api/exam-attempts/${attempt}/complete`)).body.correct);
    }
    expect(results).toEqual([2, 0]);
  });

  test('contains a correct answer, an explanation, a score or whether an answer is correct', async () => {
    const { heard } = await sit();
    for (const { what, answer } of heard.filter(({ what }) => !what.startsWith('answerQuestion'))) {
      // A student may know which practice questions she answered right.
      const text = what.startsWith('getQuestionProgress') ? answer.text.replaceAll('"isCorrect":', '') : answer.text;
      expect(text, what).not.toMatch(/correctAnswer|explanation|isCorrect|secreto/i);
    }
    const ofExams = heard.filter(({ what }) => /^\w*exam/i.test(what));
    expect(ofExams.length).toBeGreaterThan(20);
    for (const { what, answer } of ofExams) {
      expect(answer.text.replaceAll(/"isVoided":(true|false)/g, ''), what).not.toMatch(
        /correct|score|puntaje|percentage|solution|voided|rescor|topic|skill|area/i,
      );
    }
  });

  test('of a call of teachers and administrators is other than a refusal', async () => {
    const { heard } = await sit();
    const refused = heard.slice(-adminCalls.length);
    expect(refused.map(({ answer }) => answer.status)).toEqual(adminCalls.map(() => 403));
  });
});

describe('[security 1] after an attempt whose results are shown later no reply to its student', () => {
  test('depends on the correct answers, or contains the key or a score', async () => {
    await writeKey(1);
    const right = await sitWithheld();
    await writeKey(2);
    const wrong = await sitWithheld();
    expect(comparable(right.heard)).toEqual(comparable(wrong.heard));
    const ofExams = right.heard.filter(({ what }) => /exam/i.test(what.split(' ')[0] ?? ''));
    expect(ofExams.length).toBeGreaterThan(20);
    for (const { what, answer } of ofExams) {
      expect(answer.text.replaceAll(/"isVoided":(true|false)/g, ''), what).not.toMatch(
        /correct|score|puntaje|percentage|explanation|secreto|rescor/i,
      );
    }
  });
});
