import { decodeEvent } from '@matraz/application/command-handler/event-codec';
import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { deepEqual } from '@matraz/domain/deep-equal';
import { type DataOf, type ExamAttempt, evolve } from '@matraz/domain/exams/attempt-state';
import { examAt } from '@matraz/domain/exams/exam-state';
import { type RecomputedResult, recomputeResults } from '@matraz/domain/exams/recompute';
import type { Figures } from '@matraz/domain/exams/score';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Command } from 'commander';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { amount } from '../output.ts';
import { chileTime, elapsed } from './chile-time.ts';
import { printReport } from './report.ts';
import type { Report, Section, Step, Track } from './report-parts.ts';

type Store = Pick<EventStore, 'readStream'>;

interface AnswerChange {
  at: string;
  /** Null: the exam has no such question. */
  place: number | null;
  questionId: string;
  /** Zero-based options; null: no answer. */
  from: number | null;
  to: number | null;
}

interface AttemptStory {
  started: DataOf<'ExamAttemptStarted'>;
  title: string;
  changes: AnswerChange[];
  completed: DataOf<'ExamAttemptCompleted'> | undefined;
  /** When the completion was recorded. After a deadline this is later than its finish. */
  recordedAt: string | undefined;
  rescored: DataOf<'ExamAttemptRescored'>[];
  decisions: { at: string; questionId: string; userId: string | null; text: string }[];
  results: RecomputedResult[];
  /** What staff did while it ran, and the losses of contact. */
  room: { at: string; text: string }[];
  /** After all that staff did. In a pause it moves on until the pause ends. */
  deadline: string;
  pausedAt: string | null;
  /** Questions of the attempt's version of the exam, in order. */
  questions: { questionId: string; isPilot: boolean; correctAnswer: number }[];
}

const minutesText = (seconds: number): string =>
  seconds % 60 === 0 ? amount(seconds / 60, 'minuto', 'minutos') : amount(seconds, 'segundo', 'segundos');

const decoded = <Event extends ExamAttemptEvent | ExamEvent>(recorded: readonly RecordedEvent[]) =>
  recorded.map((event) => ({
    event: decodeEvent<Event>(event),
    at: event.metadata.occurredAt,
    by: event.metadata.userId,
  }));

const readStory = async (store: Store, attemptId: string): Promise<AttemptStory> => {
  const attempt = decoded<ExamAttemptEvent>(await store.readStream(streamOf.attempt(attemptId)));
  const first = attempt[0]?.event;
  if (first?.type !== 'ExamAttemptStarted') throw new OpsError(`El registro no tiene el intento ${attemptId}.`);
  const started = first.data;
  const exam = decoded<ExamEvent>(await store.readStream(streamOf.exam(started.examId)));
  const examLog = exam.map(({ event }) => event);
  const version = examAt(examLog.slice(0, started.examVersion));
  if (version.status === 'none') throw new OpsError(`El registro no tiene el ensayo ${started.examId}.`);
  const questions = version.questions.map(({ questionId, isPilot, correctAnswer }) => ({
    questionId,
    isPilot,
    correctAnswer,
  }));
  const places = new Map(questions.map(({ questionId }, index) => [questionId, index + 1]));

  const answers = new Map<string, number | null>();
  const changes = attempt.flatMap(({ event: { type, data } }): AnswerChange[] => {
    if (type !== 'ExamAnswerSaved') return [];
    const from = answers.get(data.questionId) ?? null;
    // An answer is sent again without a change when it replaces one that was on its way.
    if (from === data.selectedAnswer) return [];
    answers.set(data.questionId, data.selectedAnswer);
    const place = places.get(data.questionId) ?? null;
    return [{ at: data.savedAt, place, questionId: data.questionId, from, to: data.selectedAnswer }];
  });
  const state = attempt.reduce((before, { event }) => evolve(before, event), { status: 'none' } as ExamAttempt);
  if (state.status === 'none') throw new OpsError(`El registro no tiene el intento ${attemptId}.`);
  // Only the last completion counts, and none while a reopened attempt runs.
  const completion = attempt.findLast(
    ({ event }) => event.type === 'ExamAttemptCompleted' && state.status === 'completed',
  );
  return {
    started,
    title: version.details.title,
    changes,
    completed: completion?.event.type === 'ExamAttemptCompleted' ? completion.event.data : undefined,
    recordedAt: completion?.at,
    rescored: attempt
      .slice(attempt.findLastIndex(({ event }) => event.type === 'ExamAttemptReopened') + 1)
      .flatMap(({ event }) => (event.type === 'ExamAttemptRescored' ? [event.data] : [])),
    decisions: exam.flatMap(({ event, at, by }) => {
      const text = decisionText(event);
      return text !== null && 'questionId' in event.data && places.has(event.data.questionId ?? '')
        ? [{ at, questionId: event.data.questionId ?? '', userId: by ?? null, text }]
        : [];
    }),
    room: attempt.flatMap(({ event }) => roomStep(event) ?? []),
    deadline: state.deadline,
    pausedAt: state.status === 'open' ? state.room.pausedAt : null,
    results: recomputeResults(
      attempt.map(({ event }) => event),
      examLog,
    ),
    questions,
  };
};

/** What staff did to the running attempt. Null: the event is something else. */
const roomStep = ({ type, data }: ExamAttemptEvent): AttemptStory['room'][number] | null => {
  switch (type) {
    case 'ExamTimeExtended':
      return {
        at: data.extendedAt,
        text: `${data.by} ${data.repairs ? 'devuelve' : 'da'} ${minutesText(data.seconds)}${data.repairs ? '' : ' más'} («${data.reason}»). Plazo: ${chileTime(data.deadline)}`,
      };
    case 'ExamContactLost':
      return {
        at: data.lostAt,
        text: `Se pierde el contacto con su página por ${data.cause === 'server' ? 'una caída del servidor' : 'un corte de su conexión'}: ${minutesText(data.seconds)}`,
      };
    case 'ExamPaused':
      return {
        at: data.pausedAt,
        text: data.until
          ? `Comienza un descanso, a más tardar hasta ${chileTime(data.until)}`
          : `${data.by} detiene el tiempo («${data.reason}»)`,
      };
    case 'ExamResumed':
      return {
        at: data.resumedAt,
        text: `${data.by ?? 'Matraz'} deja seguir («${data.reason}»). Plazo: ${chileTime(data.deadline)}`,
      };
    case 'ExamAttemptReopened':
      return {
        at: data.reopenedAt,
        text: `${data.by} reabre el intento, que había terminado a las ${chileTime(data.finishedAt)}, con ${minutesText(data.seconds)} más («${data.reason}»). Plazo: ${chileTime(data.deadline)}`,
      };
    case 'ExamMessageSent':
      return { at: data.sentAt, text: `${data.by} manda el mensaje «${data.text}»` };
    default:
      return null;
  }
};

/** What a teacher decided about a question, after its number. Null: the event is something else. */
const decisionText = ({ type, data }: ExamEvent): string | null => {
  switch (type) {
    case 'ExamQuestionVoided':
      return data.reason ? `anulada («${data.reason}»)` : 'anulada';
    case 'ExamQuestionRekeyed': {
      const { accepted } = data;
      const key = accepted === null ? 'con el punto para todos' : `con la clave ${accepted.map(letterOf).join(' y ')}`;
      return `${key} («${data.reason}»)`;
    }
    case 'ExamQuestionReinstated':
      return `otra vez con su propia clave («${data.reason}»)`;
    default:
      return null;
  }
};

export const letterOf = (option: number | null): string =>
  option === null ? 'sin respuesta' : String.fromCharCode(65 + option);

const reasons: Record<DataOf<'ExamAttemptCompleted'>['reason'], string> = {
  submitted: 'El estudiante finalizó el ensayo',
  'time-expired': 'Se acabó el tiempo',
  'auto-answered': 'El Auto-Responder respondió lo que faltaba y finalizó',
  'ended-by-staff': 'Lo terminó quien administra el ensayo',
  paper: 'Se respondió en papel',
};

const figureNames: Record<keyof Figures, string> = {
  paesScore: 'puntaje',
  correct: 'correctas',
  scored: 'evaluadas',
  answered: 'respondidas',
  total: 'preguntas',
  pilotCorrect: 'pilotos correctas',
  pilotAnswered: 'pilotos respondidas',
  pilotTotal: 'pilotos',
  voided: 'anuladas',
  corrections: 'corregidas',
};

const shown = (figure: Figures[keyof Figures] | undefined): string =>
  typeof figure === 'number' ? String(figure) : JSON.stringify(figure);

const differencesOf = ({ recorded, recomputed }: RecomputedResult): string[] =>
  Object.entries(figureNames).flatMap(([field, name]) => {
    const [one, other] = [recorded, recomputed].map((figures) => figures[field as keyof Figures]);
    return deepEqual(one, other) ? [] : [`${name}: registrado ${shown(one)}, recalculado ${shown(other)}`];
  });

const figuresText = ({ paesScore, correct, scored, answered, total }: Figures): string =>
  `${amount(paesScore, 'punto', 'puntos')}: ${amount(correct, 'correcta', 'correctas')} de ${amount(scored, 'evaluada', 'evaluadas')}; ${answered} de ${amount(total, 'respondida', 'respondidas')}`;

const changeText = ({ place, questionId, from, to }: AnswerChange): string => {
  const question = place === null ? `Pregunta desconocida ${questionId}` : `Pregunta ${place}`;
  if (from === null) return `${question}: ${letterOf(to)}`;
  return to === null
    ? `${question}: borra su respuesta ${letterOf(from)}`
    : `${question}: cambia ${letterOf(from)} por ${letterOf(to)}`;
};

/** The steps of the attempt by the minute in which they happened. */
const minutesOf = ({ started, changes, room, completed, recordedAt, title }: AttemptStory): Section => {
  const { startedAt, deadline, ordinal, examVersion, extraTime, breakSeconds, assignmentId, form } = started;
  const longer = extraTime ? `, con ${extraTime} % más de tiempo` : '';
  const breaks = breakSeconds ? `, con ${breakSeconds / 60} min de descanso` : '';
  const given = assignmentId ? `, asignado por su curso en ${assignmentId}` : '';
  const ordered = form ? ', con orden propio: aquí se usan el orden y las letras del ensayo' : '';
  const since = (at: string) => `+${elapsed(startedAt, at)}`;
  const steps: Step[] = [
    {
      at: since(startedAt),
      tone: 'main',
      text: `Comienza «${title}» (intento ${ordinal}, versión ${examVersion} del ensayo${longer}${breaks}${given}${ordered}). Plazo: ${chileTime(deadline)}`,
    },
    ...[
      ...changes.map((change) => ({ at: change.at, step: { at: since(change.at), text: changeText(change) } })),
      ...room.map(({ at, text }): { at: string; step: Step } => ({ at, step: { at: since(at), tone: 'main', text } })),
    ]
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .map(({ step }) => step),
  ];
  if (completed) {
    const isLate = recordedAt !== undefined && Date.parse(recordedAt) - Date.parse(completed.finishedAt) >= 1_000;
    const why = completed.by ? ` (${completed.by}: «${completed.why ?? ''}»)` : '';
    const text = `${reasons[completed.reason]}${why}. ${figuresText(completed)}${isLate ? `. Registrado el ${chileTime(recordedAt)}` : ''}`;
    steps.push({ at: since(completed.finishedAt), tone: 'main', text });
  }
  return { title: 'Minuto a minuto, desde el comienzo', steps };
};

const laterOf = ({ decisions, rescored, questions }: AttemptStory): Section[] => {
  const placeOf = (id: string) => questions.findIndex(({ questionId }) => questionId === id) + 1;
  const steps = [
    ...decisions.map(({ at, questionId, userId, text }) => ({
      time: at,
      text: `Pregunta ${placeOf(questionId)} ${text}${userId ? ` por ${userId}` : ''}`,
    })),
    ...rescored.map((data) => ({
      time: data.rescoredAt,
      text: `Puntaje recalculado por ${data.reason === 'question-voided' ? 'anular' : 'corregir'} ${data.questionIds.map((id) => `la pregunta ${placeOf(id)}`).join(', ')}: de ${data.previousScore} a ${figuresText(data)}`,
    })),
  ].sort((one, other) => one.time.localeCompare(other.time));
  if (steps.length === 0) return [];
  return [
    { title: 'Correcciones y recálculos', steps: steps.map(({ time, text }) => ({ at: chileTime(time), text })) },
  ];
};

/** One line per question: when it was answered and changed. */
const tracksOf = ({ started, completed, deadline, changes, questions }: AttemptStory): Section => {
  const start = Date.parse(started.startedAt);
  const length = Math.max(1, Date.parse(completed?.finishedAt ?? deadline) - start);
  const tracks: Track[] = questions.map(({ questionId }, index) => {
    const own = changes.filter((change) => change.questionId === questionId);
    const marks = own.map((change, place) => ({
      at: Math.min(1, Math.max(0, (Date.parse(change.at) - start) / length)),
      text: `+${elapsed(started.startedAt, change.at)} ${changeText(change)}`,
      isLast: place === own.length - 1,
    }));
    return { label: `Pregunta ${index + 1}`, marks };
  });
  return {
    title: 'Cuándo respondió cada pregunta',
    tracks,
    from: '0:00:00',
    to: elapsed(started.startedAt, completed?.finishedAt ?? deadline),
  };
};

const questionsOf = ({ questions, changes, results }: AttemptStory): Section => {
  const last = results.at(-1)?.recorded;
  const voided = new Set(last?.voided);
  const rows = questions.map(({ questionId, isPilot, correctAnswer }, index) => {
    const own = changes.filter((change) => change.questionId === questionId);
    const answer = own.at(-1)?.to ?? null;
    const correction = last?.corrections.find((one) => one.questionId === questionId);
    const accepted = correction?.outcome === 'accepted' ? correction.accepted : [correctAnswer];
    const isRight = correction?.outcome === 'everyone' || (answer !== null && accepted.includes(answer));
    const judged = isRight ? 'correcta' : answer === null ? '' : 'incorrecta';
    const key = correction?.outcome === 'everyone' ? 'todas' : accepted.map(letterOf).join(' y ');
    const kind = voided.has(questionId) ? 'anulada' : isPilot ? 'piloto' : 'evaluada';
    return [String(index + 1), letterOf(answer), key, judged, kind, String(own.length)];
  });
  return { title: 'Preguntas', columns: ['Nº', 'Respuesta', 'Clave', 'Resultado', 'Tipo', 'Cambios'], rows };
};

const verdictOf = ({ results, completed }: AttemptStory): Report['verdict'] => {
  if (!completed) return undefined;
  const differences = results.flatMap(differencesOf);
  return differences.length === 0
    ? { isGood: true, text: 'El puntaje recalculado desde el registro es el mismo que se registró.' }
    : { isGood: false, text: `EL PUNTAJE REGISTRADO NO COINCIDE con el recalculado: ${differences.join('; ')}.` };
};

const reportOf = (story: AttemptStory): Report => {
  const { started, title, completed, results, changes } = story;
  const last = results.at(-1)?.recorded;
  const verdict = verdictOf(story);
  return {
    title: `Intento de «${title}»`,
    facts: [
      ['Intento', started.attemptId],
      ['Estudiante', started.userId],
      ['Ensayo', `${started.examId}, versión ${started.examVersion}`],
      ['Comienzo', chileTime(started.startedAt)],
      [
        'Final',
        completed
          ? `${chileTime(completed.finishedAt)}, después de ${elapsed(started.startedAt, completed.finishedAt)}`
          : 'sigue abierto',
      ],
      ['Plazo', story.pausedAt ? `en pausa desde ${chileTime(story.pausedAt)}` : chileTime(story.deadline)],
      ['Respuestas y cambios', String(changes.length)],
      ['Resultado', last ? figuresText(last) : 'todavía no hay'],
    ],
    ...(verdict && { verdict }),
    sections: [minutesOf(story), ...laterOf(story), tracksOf(story), questionsOf(story)],
  };
};

/** Tells an attempt minute by minute and computes its score again from the log. */
export const auditAttempt = async (attemptId: string, _: unknown, command: Command): Promise<void> => {
  const story = await withConnection(({ store }) => readStory(store, attemptId));
  const { isGood: matches = true } = verdictOf(story) ?? {};
  await printReport(command, { ...story, matches }, reportOf(story));
};
