import { setTimeout as delay } from 'node:timers/promises';
import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import { createStaffInvitation } from '@matraz/infra/identity/staff-invitations';
import { newId } from '@matraz/infra/ids';
import type { Pool } from '@matraz/infra/postgres/pool';
import { type Browser, createBrowser } from '@matraz/infra/testing/browser';
import { Pool as Connections, fetch } from 'undici';
import type { Student } from '../fixture.ts';
import { makeStudents } from '../make-students.ts';
import { accommodations, keyOf, script } from './script.ts';

/** A student with a place in a class. */
export interface Seat extends Student {
  userId: string;
  classPlace: number;
  /** Percent. */
  extraTime: number;
  accessWord: string | null;
  random: () => number;
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: object | undefined;
  key?: string | undefined;
}

interface Given {
  url: string;
  pool: Pool;
  databaseUrl: string;
}

const password = 'una clave larga y propia';

const openTeacher = async ({ url, pool }: Given): Promise<Browser> => {
  const email = 'profesora@liceo.test';
  const { token } = await createStaffInvitation({ pool }, { email, role: 'teacher', now: new Date() });
  const teacher = createBrowser(url, { patienceMs: 60_000 });
  const form = await teacher.visit(`/api/login?screen=registro&invitation=${token}`);
  await teacher.submit(form, { firstName: 'Elena', lastName: 'Paredes', email, password });
  return teacher;
};

const mustBe = <Body>(reply: { status: number; body: Body }, status: number): Body => {
  if (reply.status !== status) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};

/** @returns the class id, after all of these students joined it */
const makeClass = async (teacher: Browser, join: (code: string) => Promise<void>, name: string): Promise<string> => {
  const { classId } = mustBe(await teacher.post('/api/classes', { name, year: 2026 }), 201);
  const { code } = mustBe(await teacher.post(`/api/classes/${classId}/code`), 200);
  await join(code);
  return classId;
};

/** Ten classes with their students, one exam, and one teacher. */
export const openSchool = async (given: Given) => {
  const { url } = given;
  const admin = createBrowser(url, { patienceMs: 60_000 });
  await admin.logIn({ email: 'admin@matraz.test', password: 'matraz-demo-2026' });
  const teacher = await openTeacher(given);
  const { questions, duration } = script;
  const fields = { duration, totalQuestions: questions, scored: questions - 2, pilots: 2, keyOf, isPublished: false };
  const exam: MadeExam = await makeExam(teacher, { ...fields, title: 'Ensayo de la mañana' });
  const count = script.classes * script.studentsOfClass;
  const students = await makeStudents({ ...given, examId: exam.id }, count);
  const connections = new Connections(url, { connections: 64, pipelining: 1 });

  const ask = async ({ cookie }: Pick<Seat, 'cookie'>, { method, path, body, key }: Asked) => {
    const reply = await connections.request({
      method,
      path,
      headers: {
        cookie,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.body.text();
    return { status: reply.statusCode, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  };

  const seats = students.map((student, index): Seat => {
    const classPlace = Math.floor(index / script.studentsOfClass);
    const place = index % script.studentsOfClass;
    const given = accommodations.find((one) => one.classPlace === classPlace && one.place === place);
    const accessWord = classPlace === 0 ? 'matraz' : null;
    return {
      ...student,
      userId: '',
      classPlace,
      extraTime: given?.extraTime ?? 0,
      accessWord,
      random: seededRandom(index + 1),
    };
  });
  const seatsOf = (classPlace: number) => seats.filter((seat) => seat.classPlace === classPlace);
  const classIds: string[] = [];
  for (let classPlace = 0; classPlace < script.classes; classPlace++) {
    const join = async (code: string) => {
      for (const seat of seatsOf(classPlace)) {
        mustBe(await ask(seat, { method: 'POST', path: '/api/user/classes', body: { code }, key: newId() }), 200);
        seat.userId = mustBe(await ask(seat, { method: 'GET', path: '/api/auth/user' }), 200).id;
      }
    };
    classIds.push(await makeClass(teacher, join, `4°${String.fromCharCode(65 + classPlace)}`));
  }
  for (const seat of seats.filter(({ extraTime }) => extraTime > 0)) {
    const body = { extraTime: seat.extraTime, largeText: false, hidesTimer: false, breaks: 0 };
    mustBe(await teacher.put(`/api/class-students/${seat.userId}/accommodations`, body), 200);
  }

  return {
    url,
    exam,
    examId: exam.id,
    admin,
    teacher,
    seats,
    seatsOf,
    classIds,
    ask,
    /** Assigns the exam to every class. @param openedAt milliseconds since 1970 @returns when it closes for each class */
    async assign(openedAt: number): Promise<{ ids: string[]; closesAt: number[] }> {
      const ids: string[] = [];
      const closesAt: number[] = [];
      for (const [classPlace, classId] of classIds.entries()) {
        const seconds = classPlace === script.early.place ? script.early.closesAt : script.closesAt;
        const closing = openedAt + seconds * 1_000;
        const body = {
          kind: 'exam',
          workId: exam.id,
          opensAt: new Date(openedAt).toISOString(),
          closesAt: new Date(closing).toISOString(),
          lastStartAt: null,
          attempts: 1,
          results: 'when-released',
          accessWord: classPlace === 0 ? 'Matraz' : null,
          form: { questions: true, options: true },
        };
        ids.push(mustBe(await teacher.post(`/api/classes/${classId}/assignments`, body), 201).assignmentId);
        closesAt.push(closing);
      }
      return { ids, closesAt };
    },
    /** Reads the stream of a student until it ends. */
    async listen(seat: Seat, signal: AbortSignal, onChanged: (changed: [string, string?][]) => void): Promise<void> {
      const reply = await fetch(`${url}/api/updates`, { headers: { cookie: seat.cookie }, signal });
      let text = '';
      for await (const chunk of reply.body ?? []) {
        text += Buffer.from(chunk).toString();
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) {
          const data = /^event: changed\ndata: (.*)$/m.exec(message)?.[1];
          if (data) onChanged(JSON.parse(data).changed);
        }
      }
    },
    async room(classPlace: number) {
      const reply = await teacher.get(`/api/admin/exams/${exam.id}/room?classId=${classIds[classPlace]}`);
      return mustBe(reply, 200).students as RoomRow[];
    },
    async act(what: string, body: object) {
      return mustBe(await teacher.persist(`/api/admin/exams/${exam.id}/room/${what}`, body), 200);
    },
    close: () => Promise.race([connections.close(), delay(2_000)]),
  };
};

/** A row of the room, as far as the morning reads it. */
export interface RoomRow {
  userId: string;
  state: string;
  attemptId: string | null;
  deadline: string | null;
  finishedAt: string | null;
  answered: number;
  losses: { lostAt: string; seconds: number; cause: string }[];
}

export type School = Awaited<ReturnType<typeof openSchool>>;
