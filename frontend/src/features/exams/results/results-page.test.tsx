import 'fake-indexeddb/auto';
import type { CompletedAttempt, ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import type { ExamQuestion } from '@matraz/contracts/exams/http';
import type { AttemptReport } from '@matraz/contracts/exams/report-http';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { studyReason } from '../../../shared/goals/study-reason.ts';
import { antonia, path } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import { openDatabase } from '../offline/database.ts';
import { after, attemptId, completed, examId, running } from '../testing.ts';
import ResultsPage from './results-page.tsx';

const noReport: AttemptReport = {
  areas: [],
  units: [],
  topics: [],
  skills: [],
  mistakes: 0,
  flagged: [],
  earlier: [],
  bestEarlier: null,
  goalScore: null,
};

const earlierAttempt = {
  id: 'before',
  examId,
  examTitle: 'Ensayo de química',
  finishedAt: after(-9_000),
  paesScore: 300,
};

/** A text as the queries of the page see it. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

const show = async (
  attempt: ExamAttempt = completed,
  report: AttemptReport = noReport,
  studyFirst: StudyPath['studyFirst'] = [],
) => {
  const sent = fakeServer({
    'GET /api/path': () => ({ ...path, studyFirst }),
    [`GET /api/exam-attempts/${attemptId}`]: () => attempt,
    [`GET /api/exam-attempts/${attemptId}/report`]: () => report,
  });
  const view = renderFor(<ResultsPage attemptId={attemptId} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...view, sent };
};
const storeNotes = async (notes: { flagged?: string[]; refused?: string[] }) =>
  (await openDatabase()).put('notes', { attemptId, flagged: [], refused: [], ...notes });
const tab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }));
const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
const places = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const filter = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(async () => (await openDatabase()).clear('notes'));

test('shows score, level and figures', async () => {
  await show();
  expect(screen.getByText('327')).toBeTruthy();
  expect(screen.getByText('Insuficiente')).toBeTruthy();
  expect(screen.getByText('Requiere más práctica')).toBeTruthy();
  expect(figure('correctas')).toBe('1 de 3');
  expect(figure('de acierto')).toBe('33\u00a0%');
  expect(figure('de tiempo usado')).toBe('2m 5s');
  expect(figure('respondidas')).toBe('3 de 4');
});

test('an exam says why it earned no XP', async () => {
  await show();
  expect(screen.getByText(/^Los ensayos no dan XP/)).toBeTruthy();
});

test('says how much more time the student had', async () => {
  await show({ ...completed, extraTime: 33 });
  expect(screen.getByText(/Tuviste 33 % más de tiempo\./)).toBeTruthy();
});

test('scored and pilot questions have their own percentages', async () => {
  await show();
  expect(screen.getByRole('progressbar', { name: 'Evaluadas: porcentaje' }).getAttribute('aria-valuenow')).toBe('33');
  expect(screen.getByRole('progressbar', { name: 'Piloto: porcentaje' }).getAttribute('aria-valuenow')).toBe('100');
});

describe('the review', () => {
  test('shows the key, the student’s answer and the explanation of every question', async () => {
    await show();
    tab('Revisión');
    const wrong = screen.getByRole('heading', { name: 'Pregunta 2' }).closest('article') as HTMLElement;
    expect(within(wrong).getByText('Incorrecta')).toBeTruthy();
    expect(within(wrong).getByText('Tu respuesta').closest('li')?.textContent).toContain('tres');
    expect(within(wrong).getByText('Respuesta correcta').closest('li')?.textContent).toContain('dos');
    expect(within(wrong).getByText('Porque q2.')).toBeTruthy();
    expect(screen.getAllByText('Tu respuesta, correcta')).toHaveLength(2);
  });

  test.each([
    [/^Todas 4/, ['Pregunta 1', 'Pregunta 2', 'Pregunta 3', 'Pregunta 4']],
    [/^Incorrectas 1/, ['Pregunta 2']],
    [/^Sin responder 1/, ['Pregunta 4']],
    [/^Marcadas 2/, ['Pregunta 1', 'Pregunta 4']],
    [/^Piloto 1/, ['Pregunta 3']],
  ])('the filter %s', async (name, shown) => {
    await storeNotes({ flagged: ['q1', 'q4'] });
    await show();
    tab('Revisión');
    await screen.findByRole('button', { name: /^Marcadas 2/ });
    filter(name);
    expect(places()).toEqual(shown);
  });

  test('says so when a filter finds no question', async () => {
    await show();
    tab('Revisión');
    filter(/^Marcadas 0/);
    expect(screen.getByText('Aquí no hay ninguna pregunta.')).toBeTruthy();
  });

  test('a voided question is neither wrong nor open', async () => {
    const questions = completed.exam.questions.map((one) => ({ ...one, isVoided: one.id === 'q2' }));
    await show({ ...completed, exam: { ...completed.exam, questions } });
    tab('Revisión');
    expect(screen.getByRole('button', { name: /^Incorrectas 0/ })).toBeTruthy();
    expect(screen.getByText('Anulada: no cuenta')).toBeTruthy();
  });
});

test('the timeline shows when each answer was given, changed and cleared', async () => {
  await show();
  tab('Recorrido');
  const own = screen.getByRole('heading', { name: 'Tu recorrido' }).closest('section') as HTMLElement;
  const lines = within(own)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '10sPregunta 1 · Respondiste B: correcta',
    '30sPregunta 2 · Respondiste A',
    '1m 0sPregunta 2 · Borraste A',
    '1m 10sPregunta 2 · Respondiste C: incorrecta',
    '1m 20sPregunta 3 · Respondiste A',
    '1m 30sPregunta 3 · Cambiaste A por B: correcta',
  ]);
  expect(screen.getByText(/^Respondiste 3 preguntas y cambiaste de respuesta 1 vez\./)).toBeTruthy();
  expect(screen.getByText(/Lo que respondiste sin conexión lleva la hora en que se envió\./)).toBeTruthy();
});

test('a question that was cleared in the end does not count as answered', async () => {
  const [first, ...others] = completed.timeline;
  const cleared = { questionId: first?.questionId ?? '', selectedAnswer: null, at: after(95) };
  await show({ ...completed, timeline: first ? [first, ...others, cleared] : [] });
  tab('Recorrido');
  expect(screen.getByText(/^Respondiste 2 preguntas y/)).toBeTruthy();
});

test('a timeline that does not show all changes says how many there were', async () => {
  await show({ ...completed, laterChanges: 9_500 });
  tab('Recorrido');
  expect(
    screen.getByText(
      /^Diste o cambiaste una respuesta 9\.506 veces\. Aquí están las primeras 6; tu puntaje usa la última/,
    ),
  ).toBeTruthy();
});

test('a recalculated score shows the old one, the new one and the reason', async () => {
  const rescorings: CompletedAttempt['rescorings'] = [
    {
      at: after(900),
      reason: 'question-voided',
      questionIds: ['q2'],
      questions: [{ id: 'q2', outcome: 'voided', reason: '' }],
      previousScore: 327,
      paesScore: 490,
    },
  ];
  await show({ ...completed, paesScore: 490, rescorings });
  const notice = screen.getByRole('heading', { name: 'Tu puntaje fue recalculado' }).closest('section') as HTMLElement;
  expect(notice.textContent).toMatch(/327.*490 puntos/);
  expect(notice.textContent).toContain('Se anuló la pregunta 2');
});

test('a voided question that does not change the score is named, with the unchanged score', async () => {
  const rescorings: CompletedAttempt['rescorings'] = [
    {
      at: after(900),
      reason: 'question-voided',
      questionIds: ['q3'],
      questions: [{ id: 'q3', outcome: 'voided', reason: '' }],
      previousScore: 327,
      paesScore: 327,
    },
  ];
  await show({ ...completed, rescorings });
  expect(screen.queryByText('Tu puntaje fue recalculado')).toBeNull();
  const notice = screen.getByRole('heading', { name: 'Se anuló una pregunta' }).closest('section') as HTMLElement;
  expect(notice.textContent).toContain('Se anuló la pregunta 3');
  expect(notice.textContent).toContain('Tu puntaje sigue igual: 327 puntos.');
  expect(notice.textContent).not.toContain('→');
});

/** A change of question 3 at a time after the attempt. */
const changed = (
  outcome: CompletedAttempt['rescorings'][number]['questions'][number]['outcome'],
  reason: string,
  paesScore = 490,
): CompletedAttempt['rescorings'][number] => ({
  at: after(900),
  reason: outcome === 'voided' ? 'question-voided' : 'question-corrected',
  questionIds: ['q3'],
  questions: [{ id: 'q3', outcome, reason }],
  previousScore: 327,
  paesScore,
});
const notice = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

test.each([
  ['accepted', 'Se corrigió la clave de la pregunta 3.'],
  ['everyone', 'Se dio el punto de la pregunta 3 a todos.'],
  ['voided', 'Se anuló la pregunta 3: no cuenta para nadie, ni a favor ni en contra.'],
  ['own-key', 'La pregunta 3 vuelve a contar con su clave original.'],
] as const)('a question that is now %s is named, with the reason and both scores', async (outcome, text) => {
  await show({ ...completed, paesScore: 490, rescorings: [changed(outcome, 'La clave estaba mal.')] });
  const { getByText, getByRole } = notice('Tu puntaje fue recalculado');
  expect(getByText(text)).toBeTruthy();
  expect(getByRole('blockquote').textContent).toBe('La clave estaba mal.');
  expect(getByText(/490 puntos/).textContent).toMatch(/327.*490 puntos/);
});

test('several questions of one change are named together, with each reason once', async () => {
  const questions = ['q1', 'q4', 'q2'].map((id) => ({
    id,
    outcome: id === 'q2' ? ('voided' as const) : ('accepted' as const),
    reason: 'Había errores.',
  }));
  const rescoring = { ...changed('accepted', ''), questionIds: ['q1', 'q4', 'q2'], questions };
  await show({ ...completed, paesScore: 490, rescorings: [rescoring] });
  const { getByText, getAllByRole } = notice('Tu puntaje fue recalculado');
  expect(getByText('Se corrigió la clave de las preguntas 1 y 4.')).toBeTruthy();
  expect(getByText(/^Se anuló la pregunta 2:/)).toBeTruthy();
  expect(getAllByRole('blockquote')).toHaveLength(2);
});

test('a corrected question that does not change the score says so', async () => {
  await show({ ...completed, rescorings: [changed('accepted', 'La clave estaba mal.', 327)] });
  expect(notice('Se corrigió una pregunta').getByText('Tu puntaje sigue igual: 327 puntos.')).toBeTruthy();
});

describe('a corrected question in the review', () => {
  const showWith = async (id: string, change: Partial<ExamQuestion>) => {
    const questions = completed.exam.questions.map((one) => (one.id === id ? { ...one, ...change } : one));
    const answers = completed.answers.map((one) =>
      one.questionId === id ? { ...one, isCorrect: change.correction?.outcome !== 'voided' } : one,
    );
    await show({ ...completed, answers, exam: { ...completed.exam, questions } });
    tab('Revisión');
    const place = id.slice(1);
    return within(screen.getByRole('heading', { name: `Pregunta ${place}` }).closest('article') as HTMLElement);
  };

  test('shows every accepted option as correct, with the reason', async () => {
    const correction = { outcome: 'accepted' as const, accepted: [1, 2], reason: 'También vale la C.' };
    const shown = await showWith('q2', { correction });
    expect(shown.getByText('Correcta')).toBeTruthy();
    expect(shown.getByText('Tu respuesta, correcta').closest('li')?.textContent).toContain('tres');
    expect(shown.getByText('Respuesta correcta').closest('li')?.textContent).toContain('dos');
    expect(shown.getByText('Por qué se corrigió: También vale la C.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Incorrectas 0/ })).toBeTruthy();
  });

  test('that gives the point to all is right, also without an answer', async () => {
    const correction = { outcome: 'everyone' as const, accepted: [], reason: 'El enunciado tenía un error.' };
    const shown = await showWith('q4', { correction });
    expect(shown.getByText('Punto para todos')).toBeTruthy();
    expect(shown.queryByText('Respuesta correcta')).toBeNull();
    expect(shown.getByText('Por qué se corrigió: El enunciado tenía un error.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Sin responder 0/ })).toBeTruthy();
  });

  test('that gives the point to all marks the own answer as right', async () => {
    const shown = await showWith('q2', { correction: { outcome: 'everyone', accepted: [], reason: 'Error.' } });
    expect(shown.getByText('Tu respuesta').closest('li')?.textContent).toContain('tres');
    expect(screen.getByRole('button', { name: /^Incorrectas 0/ })).toBeTruthy();
  });

  test('that was voided says why', async () => {
    const correction = { outcome: 'voided' as const, accepted: [], reason: 'No se puede responder.' };
    const shown = await showWith('q2', { isVoided: true, correction });
    expect(shown.getByText('Anulada: no cuenta')).toBeTruthy();
    expect(shown.getByText('Por qué se anuló: No se puede responder.')).toBeTruthy();
  });

  test('that counts by its own key again has no reason', async () => {
    await showWith('q2', { correction: { outcome: 'own-key', accepted: [], reason: 'Estaba bien.' } });
    expect(screen.queryByText(/^Por qué/)).toBeNull();
  });
});

test.each([
  ['submitted', 'Llegó después de la entrega'],
  ['time-expired', 'Llegó después del plazo'],
] as const)('answers that came too late are listed; after the end "%s" the title says so', async (reason, title) => {
  await storeNotes({ refused: ['q4', 'q2'] });
  await show({ ...completed, reason });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(await screen.findByText(/a las preguntas 2 y 4 se enviaron cuando el ensayo ya había terminado/)).toBeTruthy();
});

test('links lead to the home page, to other exams and to the instructions of the same exam', async () => {
  const { sent } = await show();
  expect(screen.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Otros ensayos' }).getAttribute('href')).toBe('/exams');
  expect(screen.getByRole('link', { name: 'Repetir ensayo' }).getAttribute('href')).toBe(`/exams/${examId}`);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('after the submission the page waits for the completed attempt', async () => {
  fakeServer({ [`GET /api/exam-attempts/${attemptId}`]: () => completed });
  const AfterSubmission = () => {
    const queries = useQueryClient();
    useState(() =>
      queries.setQueryData(['attempt', attemptId, antonia.id], { reply: running, tag: '"1"' }, { updatedAt: 1 }),
    );
    return <ResultsPage attemptId={attemptId} />;
  };
  renderFor(<AfterSubmission />);
  expect(screen.getByText('Cargando resultados')).toBeTruthy();
  expect(screen.queryByText('Resultados no disponibles')).toBeNull();
  expect(await screen.findByText('327')).toBeTruthy();
});

test('a running attempt has no results yet', async () => {
  await show(running);
  expect(screen.getByRole('heading', { name: 'Resultados no disponibles' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar ensayo' }).getAttribute('href')).toBe(
    `/exam-attempt/${attemptId}`,
  );
});

test('the marks wait for what to study, which is above them', async () => {
  let answer = (_report: AttemptReport) => {};
  const report = new Promise<AttemptReport>((resolve) => {
    answer = resolve;
  });
  const sent = fakeServer({
    [`GET /api/exam-attempts/${attemptId}`]: () => completed,
    [`GET /api/exam-attempts/${attemptId}/report`]: () => report,
  });
  renderFor(<ResultsPage attemptId={attemptId} />);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByText('Cargando resultados')).toBeTruthy();
  answer(noReport);
  expect(await screen.findByRole('heading', { name: 'Lo que sigue' })).toBeTruthy();
  expect(screen.getByText('327')).toBeTruthy();
});

test('the marks are shown without what to study when it cannot be read', async () => {
  fakeServer({
    [`GET /api/exam-attempts/${attemptId}`]: () => completed,
    [`GET /api/exam-attempts/${attemptId}/report`]: () => new Refusal(500),
  });
  renderFor(<ResultsPage attemptId={attemptId} />);
  expect(await screen.findByText('327')).toBeTruthy();
});

describe('what comes next', () => {
  const weak = {
    topicId: 'topic-1',
    title: 'Enlaces',
    reason: 'weak' as const,
    percent: 43,
    answers: 12,
    right: 3,
    fact: 'Acertaste 3 de 12: estimamos que lo dominas en 43 %.',
    count: 8,
  };
  const inExam = { topicId: 'topic-1', title: 'Enlaces', unit: 'Materia', courseId: 1, points: 12 };
  const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

  test('is the topic that the start page names, with its reason; the missed questions come second', async () => {
    const topics = [{ ...inExam, correct: 1, answered: 2, total: 8, isEnough: false }];
    await show(completed, { ...noReport, topics, mistakes: 2 }, [weak]);
    expect(await screen.findByRole('link', { name: 'Practicar Enlaces' })).toBeTruthy();
    expect(href(/^Practicar Enlaces/)).toBe('/practice/recommended?topicId=topic-1');
    expect(href(/^Ver lecciones de Enlaces/)).toBe('/topic/topic-1?seccion=teoria');
    expect(href(/^Practicar esto: Enlaces/)).toBe('/practice/recommended?topicId=topic-1');
    expect(href(/^Repasar las 2 falladas o en blanco/)).toBe(`/review/mistakes?ensayo=${examId}`);
    expect(screen.getByText(spaced(studyReason(weak)))).toBeTruthy();
    expect(
      screen.getByText('En este ensayo: 1 de 2: pocas para saberlo, 6 sin responder. Te costó 12 puntos.'),
    ).toBeTruthy();
  });

  test('first says how many questions were left empty', async () => {
    await show({ ...completed, answered: 30, total: 80 });
    expect(await screen.findByText('Te quedaron 50 de 80 preguntas sin responder.')).toBeTruthy();
  });

  test('a topic whose questions were all left empty is no weakness', async () => {
    const empty = { ...inExam, points: 0, correct: 0, answered: 0, total: 8, isEnough: false };
    await show(completed, { ...noReport, topics: [empty] });
    await screen.findByRole('heading', { name: 'Dónde te fue mejor y peor' });
    expect(section('Dónde te fue mejor y peor').getByText('8 sin responder')).toBeTruthy();
    expect(screen.queryByText('Estudia primero')).toBeNull();
  });

  test('questions without a skill are named, so that the parts are the whole', async () => {
    const skills = [{ skill: 'evaluate' as const, correct: 1, answered: 2, total: 2, isEnough: false }];
    await show(completed, { ...noReport, skills });
    expect(await screen.findByText('1 pregunta no tiene habilidad.')).toBeTruthy();
  });

  test('is the review of the missed questions when no topic is known to be weak', async () => {
    await show(completed, { ...noReport, mistakes: 1 });
    expect(await screen.findByRole('link', { name: 'Repasar la que no acerté' })).toBeTruthy();
    expect(screen.queryByText('Estudia primero')).toBeNull();
  });

  test('is another exam when nothing is left', async () => {
    await show(completed, noReport);
    expect(await screen.findByRole('link', { name: 'Elegir otro ensayo' })).toBeTruthy();
  });

  test('shares of few questions say so, and parts that the exam does not know are left out', async () => {
    await show(completed, {
      ...noReport,
      areas: [
        { area: 'Biology', correct: 12, answered: 18, total: 18, isEnough: true },
        { area: 'Physics', correct: 4, answered: 9, total: 9, isEnough: false },
      ],
    });
    await screen.findByRole('heading', { name: 'Dónde te fue mejor y peor' });
    const parts = section('Dónde te fue mejor y peor');
    expect(parts.getByText('12 de 18 correctas')).toBeTruthy();
    expect(parts.getByText('67 %')).toBeTruthy();
    expect(parts.getByText('4 de 9: pocas para saberlo')).toBeTruthy();
    expect(parts.queryByText('44 %')).toBeNull();
    expect(parts.queryByText('Por tema')).toBeNull();
  });

  test('an exam without areas, topics and earlier attempts has no empty boxes', async () => {
    await show();
    await screen.findByRole('heading', { name: 'Lo que sigue' });
    expect(screen.queryByText('Dónde te fue mejor y peor')).toBeNull();
    expect(screen.queryByText('Comparado con antes')).toBeNull();
  });

  test('the score stands beside earlier ones and the goal', async () => {
    await show(completed, { ...noReport, earlier: [earlierAttempt], bestEarlier: 300, goalScore: 600 });
    await screen.findByRole('heading', { name: 'Comparado con antes' });
    const comparison = section('Comparado con antes');
    expect(comparison.getByText('Te faltan 273 puntos para tu meta de 600.')).toBeTruthy();
    expect(comparison.getByText('27 puntos más que')).toBeTruthy();
    expect(comparison.getByRole('link').getAttribute('href')).toBe('/exam-results/before');
    expect(comparison.getByText('Es tu mejor puntaje hasta ahora.')).toBeTruthy();
  });

  test.each([327, 900])('after an older score of %i the score is not called the best one', async (bestEarlier) => {
    await show(completed, { ...noReport, earlier: [earlierAttempt], bestEarlier });
    await screen.findByRole('heading', { name: 'Comparado con antes' });
    expect(screen.queryByText('Es tu mejor puntaje hasta ahora.')).toBeNull();
  });
});

test('a mark of another device is in the review', async () => {
  await show(completed, { ...noReport, flagged: ['q2'] });
  tab('Revisión');
  expect(await screen.findByRole('button', { name: /^Marcadas 1/ })).toBeTruthy();
});

test('the time of each question is shown with its result, and where it was lost', async () => {
  await show();
  tab('Recorrido');
  const own = within(screen.getByRole('heading', { name: 'Tiempo por pregunta' }).closest('section') as HTMLElement);
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pregunta 1correcta,10s',
    'Pregunta 2incorrecta,1m 0s',
    'Pregunta 3correcta,20s',
    'Pregunta 4sin responder,–',
  ]);
  expect(own.getByText(/Se te fueron 1m 0s en 1 pregunta lenta sin punto: 2\./)).toBeTruthy();
});

test.each([
  ['the slow questions were right', 60, true, false, 'Las que más te tomaron, las sacaste bien.'],
  ['no question was slow', 20, true, false, ''],
  ['the slow question was voided', 60, false, true, ''],
])('when %s, no loss is named', async (_, seconds, isCorrect, isVoided, praise) => {
  const timeline = ['q1', 'q2', 'q3'].map((questionId, place) => ({
    questionId,
    selectedAnswer: 1,
    at: after([10, 10 + seconds, 20 + seconds][place] ?? 0),
  }));
  const answers = completed.answers.map((answer) => ({
    ...answer,
    isCorrect: answer.questionId !== 'q2' || isCorrect,
  }));
  const questions = completed.exam.questions.map((one) => ({ ...one, isVoided: one.id === 'q2' && isVoided }));
  await show({ ...completed, answers, timeline, exam: { ...completed.exam, questions } });
  tab('Recorrido');
  const text = screen.getByText(/^En promedio tardaste/).textContent;
  expect(text?.replace(/^.* por pregunta\. ?/, '')).toBe(praise);
});
