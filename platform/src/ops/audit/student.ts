import { decodeEvent } from '@matraz/application/command-handler/event-codec';
import type { DoubtfulEvent } from '@matraz/application/meaning/judge-log';
import type { MatrazEvent } from '@matraz/contracts/events';
import type { ExamEvent } from '@matraz/contracts/exams/events';
import { plans } from '@matraz/contracts/premium/plans';
import { streamOf } from '@matraz/contracts/streams';
import { examAt } from '@matraz/domain/exams/exam-state';
import { accuracy } from '@matraz/domain/practice/accuracy';
import { chileDay } from '@matraz/domain/practice/calendar';
import { streakLevel, xpLevel } from '@matraz/domain/practice/levels';
import { streakAt } from '@matraz/domain/practice/streak';
import { isPremium } from '@matraz/domain/premium/premium-status';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Command } from 'commander';
import { idOf } from '../accounts/people.ts';
import { withConnection } from '../connection.ts';
import { describeDoubt, placeOf } from '../events/describe-doubt.ts';
import { OpsError } from '../ops-error.ts';
import { amount, createOutput, type Output } from '../output.ts';
import { chileTime } from './chile-time.ts';
import { doubtsOfStudent } from './doubts-of-student.ts';
import { lackOf, readDecoded, type UnreadableEvent, unreadableEvents } from './read-decoded.ts';
import { printReport } from './report.ts';
import type { Report, Step } from './report-parts.ts';
import { apply, filterOf, initialState, type StudentState } from './student-state.ts';

/** One thing that the student did, or that happened to the student. */
interface Cause {
  at: string;
  text: string;
  kind: 'xp' | 'premium' | 'other';
}

interface Story {
  userId: string;
  /** ISO 8601. */
  at: string;
  state: StudentState;
  causes: Cause[];
  examTitles: Map<string, string>;
  /** Events of the student, or of the content, that the story lacks. */
  unreadable: UnreadableEvent[];
  /** Events of the student that no command can have made. They count in the story. */
  doubts: DoubtfulEvent[];
}

const causeOf = ({ type, data }: MatrazEvent, { topics }: StudentState): Omit<Cause, 'at'> | undefined => {
  switch (type) {
    case 'QuestionAnswered': {
      const where = `en «${topics.get(data.topicId) ?? `tema ${data.topicId}`}»`;
      const judged = data.correct ? 'correcta' : 'incorrecta';
      const gained = data.xpEarned > 0 ? `, +${data.xpEarned} XP` : '';
      return {
        kind: data.xpEarned > 0 ? 'xp' : 'other',
        text: `${data.firstAttempt ? 'Primera respuesta' : 'Otra respuesta'} ${judged} ${where}${gained} (pregunta ${data.questionId})`,
      };
    }
    case 'LessonCompleted':
      return { kind: 'other', text: `Completó una lección de «${topics.get(data.topicId) ?? data.topicId}»` };
    case 'StudyGoalsSet': {
      const { goalScore, minutesADay, examDate } = data;
      const wanted = [
        ...(goalScore === null ? [] : [amount(goalScore, 'punto', 'puntos')]),
        ...(minutesADay === null ? [] : [`${amount(minutesADay, 'minuto', 'minutos')} al día`]),
        ...(examDate === null ? [] : [`PAES el ${examDate}`]),
      ];
      return { kind: 'other', text: `Fija sus metas: ${wanted.join(', ') || 'las deja para después'}` };
    }
    case 'AccommodationsSet': {
      const given = [
        ...(data.extraTime > 0 ? [`${data.extraTime} % más de tiempo`] : []),
        ...(data.largeText ? ['letra más grande'] : []),
        ...(data.hidesTimer ? ['sin reloj a la vista'] : []),
        ...(data.breaks ? [`${data.breaks} min de descanso`] : []),
      ];
      return { kind: 'other', text: `Apoyos en los ensayos: ${given.join(', ') || 'ninguno'} (por ${data.by})` };
    }
    case 'PremiumGranted':
      return { kind: 'premium', text: `Premium otorgado hasta ${chileTime(data.expiresAt)}` };
    case 'PremiumRevoked':
      return { kind: 'premium', text: 'Premium revocado' };
    case 'PremiumPurchased':
      return {
        kind: 'premium',
        text: `Premium comprado (${plans[data.planId].name}): de ${chileTime(data.startsAt)} a ${chileTime(data.expiresAt)}, compra ${data.paymentId}`,
      };
    case 'PremiumRefunded':
      return {
        kind: 'premium',
        text: `Premium de la compra ${data.paymentId} devuelto; ${data.expiresAt === null ? 'no queda Premium' : `sigue hasta ${chileTime(data.expiresAt)}`}`,
      };
    case 'PremiumRestored':
      return {
        kind: 'premium',
        text: `Contracargo ganado: Premium de la compra ${data.paymentId} otra vez, de ${chileTime(data.startsAt)} a ${chileTime(data.expiresAt)}`,
      };
    case 'AccountOpened':
      return { kind: 'other', text: 'Cuenta abierta' };
    case 'AdminGranted':
      return { kind: 'other', text: 'Recibe permiso de administrar' };
    case 'AdminRevoked':
      return { kind: 'other', text: 'Pierde el permiso de administrar' };
    case 'TeacherGranted':
      return { kind: 'other', text: 'Recibe permiso de enseñar' };
    case 'TeacherRevoked':
      return { kind: 'other', text: 'Pierde el permiso de enseñar' };
    case 'PublishingAllowed':
      return { kind: 'other', text: 'Puede publicar sus propios ensayos' };
    case 'PublishingWithdrawn':
      return { kind: 'other', text: 'Ya no publica sus ensayos por su cuenta' };
    case 'ClassJoined':
      return {
        kind: 'other',
        text: `Se une a un curso ${data.how === 'code' ? 'con su código' : 'por invitación'} (curso ${data.classId})`,
      };
    case 'ClassLeft':
      return { kind: 'other', text: `Sale de un curso (curso ${data.classId})` };
    case 'ClassStudentRemoved':
      return {
        kind: 'other',
        text: `Sale de un curso por decisión de quien enseña (curso ${data.classId}, por ${data.by})`,
      };
    case 'ConsentGiven':
      return {
        kind: 'other',
        text: `Acepta los textos legales del ${data.version}${data.needsGuardian ? '; falta su apoderado' : ''}`,
      };
    case 'GuardianConsentGiven':
      return { kind: 'other', text: `Su apoderado autoriza (textos del ${data.version})` };
    case 'AccountErased':
      return { kind: 'other', text: 'Cuenta borrada: lo personal se eliminó' };
    case 'ExamAttemptStarted':
      return { kind: 'other', text: `Comienza un ensayo (intento ${data.attemptId})` };
    case 'ExamAttemptCompleted':
      return {
        kind: 'other',
        text: `Termina un ensayo con ${amount(data.paesScore, 'punto', 'puntos')} (intento ${data.attemptId})`,
      };
    case 'ExamTimeExtended':
      return {
        kind: 'other',
        text: `Recibe ${amount(data.seconds, 'segundo', 'segundos')} más (intento ${data.attemptId}): ${data.reason}`,
      };
    case 'ExamPaused':
      return { kind: 'other', text: `Su ensayo queda en pausa (intento ${data.attemptId}): ${data.reason}` };
    case 'ExamResumed':
      return { kind: 'other', text: `Su ensayo sigue (intento ${data.attemptId}): ${data.reason}` };
    case 'ExamAttemptReopened':
      return { kind: 'other', text: `Su ensayo se reabre (intento ${data.attemptId}): ${data.reason}` };
    case 'ExamMessageSent':
      return { kind: 'other', text: `Recibe el mensaje «${data.text}» (intento ${data.attemptId})` };
    case 'ExamContactLost':
      return {
        kind: 'other',
        text: `Su página pierde el contacto por ${amount(data.seconds, 'segundo', 'segundos')} (intento ${data.attemptId})`,
      };
    case 'ExamQuestionReviewed':
      return {
        kind: 'other',
        text: `Repasa una pregunta de ensayo: ${data.correct ? 'correcta' : 'incorrecta'} (pregunta ${data.questionId})`,
      };
    case 'ExamAttemptRescored':
      return {
        kind: 'other',
        text: `Puntaje recalculado de ${data.previousScore} a ${data.paesScore} (intento ${data.attemptId})`,
      };
    default:
      return undefined;
  }
};

const titleOf = async (store: Pick<EventStore, 'readStream'>, examId: string): Promise<string> => {
  const exam = examAt((await store.readStream(streamOf.exam(examId))).map((event) => decodeEvent<ExamEvent>(event)));
  return exam.status === 'none' ? examId : exam.details.title;
};

const readStory = async (
  store: Pick<EventStore, 'readAll' | 'readStream' | 'head'>,
  { userId, at, output }: { userId: string; at: Date; output: Output },
): Promise<Story> => {
  const state = initialState();
  const causes: Cause[] = [];
  const until = at.toISOString();
  const each = (event: MatrazEvent, { metadata: { occurredAt } }: RecordedEvent) => {
    if (occurredAt > until) return;
    if ('userId' in event.data && event.data.userId !== userId) return;
    apply(state, event, occurredAt);
    const cause = causeOf(event, state);
    if (cause) causes.push({ ...cause, at: occurredAt });
  };
  const unread = await readDecoded(store, filterOf(userId), { output, each });
  const unreadable = unread.filter(
    ({ data, metadata }) => metadata.occurredAt <= until && (data.userId === undefined || data.userId === userId),
  );
  if (causes.length === 0)
    throw new OpsError(`El registro no tiene nada del estudiante ${userId} hasta ese momento.`, {
      details: ['El id de cada cuenta está en: npm run ops -- accounts list'],
    });
  const examTitles = new Map<string, string>();
  for (const { examId } of state.attempts.values())
    if (!examTitles.has(examId)) examTitles.set(examId, await titleOf(store, examId));
  const doubts = await doubtsOfStudent(store, { userId, attemptIds: state.attempts.keys(), until }, output);
  return { userId, at: until, state, causes, examTitles, unreadable: unreadableEvents(unreadable), doubts };
};

interface TopicProgress {
  topicId: string;
  title: string;
  answered: number;
  questions: number;
  correct: number;
  xp: number;
  readLessons: number;
  lessons: number;
  completedAt: string | null;
}

/** The topics in which the student did something. */
const topicsOf = ({ topics, questions, lessons, answers, read, completedTopics }: StudentState): TopicProgress[] =>
  [...topics].flatMap(([topicId, title]) => {
    const ofTopic = (contents: Map<string, string>) => [...contents].filter(([, topic]) => topic === topicId);
    const own = ofTopic(questions);
    const answered = own.flatMap(([question]) => answers.get(question) ?? []);
    const ownLessons = ofTopic(lessons);
    const readLessons = ownLessons.filter(([lesson]) => read.has(lesson)).length;
    const completedAt = completedTopics.get(topicId) ?? null;
    if (answered.length + readLessons === 0 && completedAt === null) return [];
    return {
      topicId,
      title,
      answered: answered.length,
      questions: own.length,
      correct: answered.filter(({ isCorrect }) => isCorrect).length,
      xp: answered.reduce((sum, { xp }) => sum + xp, 0),
      readLessons,
      lessons: ownLessons.length,
      completedAt,
    };
  });

const figuresOf = ({ userId, at, state, causes, examTitles, unreadable, doubts }: Story) => {
  const now = new Date(at);
  const today = chileDay(now);
  const { days, since, savedFreezes, frozenDays } = streakAt(state.studyDays.keys(), today);
  const studyDays = [...state.studyDays]
    .filter(([day]) => since !== null && day >= since && day <= today)
    .map(([day, amounts]) => ({ day, ...amounts }))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  const { level, title } = xpLevel(state.xp);
  return {
    userId,
    at,
    openedAt: state.openedAt,
    isAdmin: state.account.isAdmin,
    xp: { total: state.xp, level, title },
    streak: { days, title: streakLevel(days).title, studyDays, savedFreezes, frozenDays },
    premium: { isPremium: isPremium(state.premium, now), expiresAt: state.premium.expiresAt },
    topics: topicsOf(state),
    attempts: [...state.attempts].map(([attemptId, attempt]) => ({
      attemptId,
      ...attempt,
      title: examTitles.get(attempt.examId) ?? attempt.examId,
    })),
    causes,
    unreadable,
    doubts: doubts.map((doubt) => ({ ...placeOf(doubt), text: describeDoubt(doubt) })),
  };
};

/** Causes that are shown, the newest ones. */
const mostXpCauses = 15;
const mostCauses = 25;

const stepsOf = (causes: readonly Cause[], most: number): Step[] =>
  causes.slice(-most).map(({ at, text }) => ({ at: chileTime(at), text }));

/** Says which events the numbers lack, and which they should not have. */
const warningOf = ({
  unreadable,
  doubts,
}: Pick<ReturnType<typeof figuresOf>, 'unreadable' | 'doubts'>): Pick<Report, 'verdict'> => {
  if (doubts.length === 0) return lackOf(unreadable);
  const texts = [
    `Ningún comando puede haber hecho ${doubts.length === 1 ? 'este evento' : 'estos eventos'}:`,
    ...doubts.map(({ text }) => text),
    ...(unreadable.length > 0 ? [lackOf(unreadable).verdict?.text ?? ''] : []),
  ];
  return { verdict: { isGood: false, text: texts.join('\n') } };
};

const reportOf = ({ causes, ...figures }: ReturnType<typeof figuresOf>): Report => {
  const { userId, at, xp, streak, premium, topics, attempts } = figures;
  const xpCauses = causes.filter(({ kind }) => kind === 'xp');
  const newest = (shown: number, all: number) => (all > shown ? `, las últimas ${shown} de ${all}` : '');
  return {
    title: `Estudiante ${userId} el ${chileTime(at)}`,
    facts: [
      ['Momento', `${chileTime(at)} en Chile (${at})`],
      [
        'Cuenta',
        figures.openedAt === null
          ? 'sin abrir'
          : `abierta el ${chileTime(figures.openedAt)}${figures.isAdmin ? '; administra' : ''}`,
      ],
      ['XP', `${xp.total}, nivel ${xp.level} (${xp.title})`],
      ['Racha', `${amount(streak.days, 'día', 'días')} (${streak.title})`],
      [
        'Protectores de racha',
        `${streak.savedFreezes} guardados; usados: ${streak.frozenDays.join(', ') || 'ninguno'}`,
      ],
      [
        'Premium',
        premium.isPremium
          ? `sí, hasta ${chileTime(premium.expiresAt ?? at)}`
          : premium.expiresAt === null
            ? 'no'
            : `no; terminó el ${chileTime(premium.expiresAt)}`,
      ],
      ['Temas completados', String(topics.filter(({ completedAt }) => completedAt !== null).length)],
    ],
    sections: [
      { title: `De dónde viene el XP${newest(mostXpCauses, xpCauses.length)}`, steps: stepsOf(xpCauses, mostXpCauses) },
      {
        title: 'Días de la racha',
        columns: ['Día', 'Respuestas', 'Lecciones', 'Ensayos'],
        rows: streak.studyDays.map(({ day, answers, lessons, exams }) => [
          day,
          String(answers),
          String(lessons),
          String(exams),
        ]),
      },
      {
        title: 'Premium',
        steps: stepsOf(
          causes.filter(({ kind }) => kind === 'premium'),
          mostCauses,
        ),
      },
      {
        title: 'Progreso por tema',
        columns: ['Tema', 'Respondidas', 'Precisión', 'XP', 'Lecciones', 'Completado'],
        rows: topics.map((topic) => [
          topic.title,
          `${topic.answered}/${topic.questions}`,
          `${accuracy(topic.correct, topic.answered)} %`,
          String(topic.xp),
          `${topic.readLessons}/${topic.lessons}`,
          topic.completedAt === null ? '' : chileTime(topic.completedAt),
        ]),
      },
      {
        title: 'Ensayos',
        columns: ['Ensayo', 'Intento', 'Comienzo', 'Final', 'Puntaje', 'Id'],
        rows: attempts.map(({ title, ordinal, startedAt, finishedAt, score, attemptId }) => [
          title,
          String(ordinal),
          chileTime(startedAt),
          finishedAt === null ? 'abierto' : chileTime(finishedAt),
          score === null ? '' : String(score),
          attemptId,
        ]),
      },
      { title: `Lo que pasó${newest(mostCauses, causes.length)}`, steps: stepsOf(causes, mostCauses) },
    ],
    ...warningOf(figures),
  };
};

/** Shows a student's numbers at a time, and the events that gave them. */
export const auditStudent = async (
  account: string,
  { at = new Date() }: { at?: Date },
  command: Command,
): Promise<void> => {
  const output = createOutput(command.optsWithGlobals());
  const story = await withConnection(async ({ store, pool }) =>
    readStory(store, { userId: await idOf(pool, account), at, output }),
  );
  const figures = figuresOf(story);
  await printReport(command, figures, reportOf(figures));
};
