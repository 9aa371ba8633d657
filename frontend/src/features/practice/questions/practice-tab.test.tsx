import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { showTopic } from '../../../shared/session/kept-topic.ts';
import { antonia, atomsInDetail } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal, type Sent } from '../../../shared/testing/server.ts';
import { openContent } from '../open-content.ts';
import { DIALOG_DELAY } from './practice.tsx';
import { PracticeTab } from './practice-tab.tsx';

const topicPath = `/api/topics/${atomsInDetail.id}`;

/** Answers as the server does: B is correct, XP only for the first answer. */
const judge = () => {
  const seen = new Set<string>();
  return ({ path, body }: Sent) => {
    const { selectedAnswer } = body as { selectedAnswer: number };
    const isFirstAttempt = !seen.has(path);
    seen.add(path);
    const correct = selectedAnswer === 1;
    return {
      correct,
      isFirstAttempt,
      xpEarned: correct && isFirstAttempt ? 10 : 0,
      explanation: '<p>Porque sí.</p>',
      correctAnswer: 1,
    };
  };
};

interface Setting {
  answered?: string[];
  /** One of `answered`: the latest answer to it was wrong. */
  wrong?: string;
  stats?: Record<string, number>;
  answer?: (sent: Sent) => unknown;
  topic?: TopicDetail;
}

const practise = async ({
  answered = [],
  wrong,
  stats = {},
  answer = judge(),
  topic = atomsInDetail,
}: Setting = {}) => {
  const sent = fakeServer({
    [`GET ${topicPath}/question-progress`]: () =>
      answered.map((questionId) => ({ questionId, isAnswered: true, isCorrect: questionId !== wrong })),
    [`GET ${topicPath}/stats`]: () => ({
      accuracy: 100,
      xpEarned: 30,
      questionsCorrect: 3,
      questionsAnswered: 3,
      totalQuestions: 3,
      ...stats,
    }),
    ...Object.fromEntries(topic.questions.map(({ id }) => [`POST /api/questions/${id}/answer`, answer])),
  });
  const { questions } = openContent(topic, antonia.isPremium);
  const view = renderFor(<PracticeTab topic={topic} questions={questions} />);
  await screen.findByRole('radiogroup');
  return { ...view, sent: () => sent.filter(({ method }) => method === 'POST') };
};

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const options = () => screen.getAllByRole<HTMLInputElement>('radio');
const next = () => screen.findByRole('button', { name: /^(Siguiente pregunta|Ver resultado)$/ });
const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar respuesta' });

/** Chooses by key, confirms and continues. */
const answerAll = async (keys: string[]) => {
  for (const key of keys) {
    press(key);
    press('Enter');
    fireEvent.click(await next());
  }
};

/** Shows a topic as the browser kept it: without an answer. */
const Kept = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient();
  useState(() => {
    showTopic(queries, { user: antonia, topic: atomsInDetail, questionProgress: [] });
    void queries.invalidateQueries({ refetchType: 'none' });
  });
  return children;
};

test('the first question follows the answers that the server has, not those that the browser kept', async () => {
  const [first] = atomsInDetail.questions;
  fakeServer({
    [`GET ${topicPath}/question-progress`]: () => [{ questionId: first?.id, isAnswered: true, isCorrect: true }],
  });
  const { questions } = openContent(atomsInDetail, antonia.isPremium);
  renderFor(
    <Kept>
      <PracticeTab topic={atomsInDetail} questions={questions} />
    </Kept>,
  );
  expect(await screen.findByText('Pregunta 2 de 3')).toBeTruthy();
});

test('a question can be confirmed only after choosing an option; the choice can be changed', async () => {
  const { sent } = await practise();
  expect(confirmButton().disabled).toBe(true);
  fireEvent.click(options()[0] as HTMLElement);
  fireEvent.click(options()[2] as HTMLElement);
  expect(options().map(({ checked }) => checked)).toEqual([false, false, true, false]);
  fireEvent.click(confirmButton());
  await next();
  expect(sent()[0]?.body).toEqual({ selectedAnswer: 2 });
});

test('a confirmed question is locked, and shows as text which option is correct, with the explanation', async () => {
  await practise();
  press('a');
  press('Enter');
  await next();
  expect(options().every(({ disabled }) => disabled)).toBe(true);
  expect(screen.getByText('Respuesta correcta').closest('label')?.textContent).toContain('dos');
  expect(screen.getByText('Tu respuesta').closest('label')?.textContent).toContain('uno');
  expect(screen.getByText('Porque sí.')).toBeTruthy();
  expect((await screen.findAllByText('Revisa la explicación y sigue practicando.')).length).toBeGreaterThan(0);
});

test.each([['b'], ['B'], ['2']])('the key %s chooses the second option', async (key) => {
  await practise();
  press(key);
  expect(options()[1]?.checked).toBe(true);
});

test('a correct answer earns XP, and a toast says so', async () => {
  await practise();
  press('b');
  press('Enter');
  expect((await screen.findAllByText('Has ganado 10 XP')).length).toBeGreaterThan(0);
});

test('after the last question the first one is shown', async () => {
  localStorage.setItem(`matraz.position.${antonia.id}.${atomsInDetail.id}`, '{"question":2}');
  await practise();
  expect(screen.getByText('Pregunta 3 de 3')).toBeTruthy();
  await answerAll(['a']);
  expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
  expect(options().some(({ checked }) => checked)).toBe(false);
});

describe('the segments of the questions', () => {
  const segments = () => screen.getByRole('img', { name: /sin responder|correcta/ });

  test('say and show which latest answers were right and wrong', async () => {
    await practise({ answered: ['question-1', 'question-2'], wrong: 'question-2' });
    expect(segments().getAttribute('aria-label')).toBe('1 correcta, 1 incorrecta, 1 sin responder');
    const outcomes = [...segments().children].map((segment) => segment.getAttribute('data-outcome'));
    expect(outcomes).toEqual(['right', 'wrong', 'open']);
  });

  test('show the answer that was given just now', async () => {
    await practise();
    press('a');
    press('Enter');
    await next();
    expect(segments().getAttribute('aria-label')).toBe('1 incorrecta, 2 sin responder');
  });

  test('are empty again in a new round', async () => {
    await practise({ answered: ['question-1', 'question-2', 'question-3'] });
    expect(segments().getAttribute('aria-label')).toBe('3 sin responder');
  });
});

describe('the first question of a visit', () => {
  test('is the first one without an answer', async () => {
    await practise({ answered: ['question-1'] });
    expect(screen.getByText('Pregunta 2 de 3')).toBeTruthy();
  });

  test('is the last position of the student in this browser', async () => {
    localStorage.setItem(`matraz.position.${antonia.id}.${atomsInDetail.id}`, '{"question":2}');
    await practise({ answered: [] });
    expect(screen.getByText('Pregunta 3 de 3')).toBeTruthy();
  });
});

describe('an answer that fails', () => {
  test('shows a message, and is sent again with the same key', async () => {
    const answer = judge();
    let broken = true;
    const { sent } = await practise({ answer: (request) => (broken ? new Refusal(503) : answer(request)) });
    press('b');
    press('Enter');
    expect((await screen.findAllByText('No se pudo procesar la respuesta')).length).toBeGreaterThan(0);
    broken = false;
    await waitFor(() => expect(confirmButton().disabled).toBe(false));
    press('Enter');
    await next();
    const keys = sent().map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

test('an answer that was saved although the server said 503 is asked for before a failure is shown', async () => {
  const answer = judge();
  const answered: string[] = [];
  let replies = 0;
  const { sent } = await practise({
    answered,
    answer: (request) => {
      const result = answer(request);
      answered.push(...atomsInDetail.questions.filter(({ id }) => request.path.includes(id)).map(({ id }) => id));
      replies += 1;
      return replies === 1 ? new Refusal(503) : { ...result, isFirstAttempt: true, xpEarned: 10 };
    },
  });
  press('b');
  press('Enter');
  await next();
  expect(screen.queryByText('No se pudo procesar la respuesta')).toBeNull();
  const keys = sent().map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

describe('the XP shown for a question', () => {
  test('is what the first answer earned; nothing for a wrong answer', async () => {
    await practise();
    expect(screen.getByText('10 XP')).toBeTruthy();
    press('a');
    press('Enter');
    expect(await screen.findByText('0 XP')).toBeTruthy();
  });

  test("is 'Repaso' for a question that was answered before, also after answering again", async () => {
    const answer = judge();
    answer({ path: '/api/questions/question-1/answer', body: { selectedAnswer: 0 } } as Sent);
    localStorage.setItem(`matraz.position.${antonia.id}.${atomsInDetail.id}`, '{"question":0}');
    await practise({ answered: ['question-1'], answer });
    expect(screen.getByText('Repaso')).toBeTruthy();
    press('b');
    press('Enter');
    await next();
    expect(screen.getByText('Repaso')).toBeTruthy();
  });

  test("is 'Repaso' also after 'Reintentar'", async () => {
    await practise({ answered: ['question-1', 'question-2'], stats: { accuracy: 33 } });
    await answerAll(['a']);
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
    expect(screen.getByText('Repaso')).toBeTruthy();
  });
});

describe('an answer after the student has left the page', () => {
  const leaveAndReturn = async (meanwhile: () => Promise<void>) => {
    let reply = () => {};
    const answer = judge();
    const held = new Promise<void>((resolve) => {
      reply = resolve;
    });
    fakeServer({
      [`GET ${topicPath}/question-progress`]: () => [],
      'POST /api/questions/question-1/answer': (sent) => held.then(() => answer(sent)),
    });
    const { questions } = openContent(atomsInDetail, false);
    const Tabs = () => {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(!isOpen)}>
            Cambiar
          </button>
          {isOpen && <PracticeTab topic={atomsInDetail} questions={questions} />}
        </>
      );
    };
    renderFor(<Tabs />);
    await screen.findByRole('radiogroup');
    press('b');
    press('Enter');
    fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
    await meanwhile();
    reply();
    return () => fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  };

  test('shows a toast when the reply comes, and the result on return', async () => {
    const comeBack = await leaveAndReturn(async () => {});
    expect((await screen.findAllByText('Has ganado 10 XP')).length).toBeGreaterThan(0);
    comeBack();
    expect(await screen.findByText('Tu respuesta, correcta')).toBeTruthy();
    expect(screen.getByText('Porque sí.')).toBeTruthy();
    fireEvent.click(await next());
    expect(screen.getByText('Pregunta 2 de 3')).toBeTruthy();
  });

  test('stays locked when the student returns before the reply, and cannot be sent twice', async () => {
    await leaveAndReturn(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
      await screen.findByRole('radiogroup');
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviando…' }).disabled).toBe(true);
      expect(options()[1]?.checked).toBe(true);
    });
    expect(await screen.findByText('Tu respuesta, correcta')).toBeTruthy();
  });
});

describe('the dialog after the last question', () => {
  const dialog = () => screen.findByRole('dialog', { name: '¡Tema completado!' });

  /** On a busy machine the dialog could open by itself before the test has looked. */
  const holdDialog = () => {
    const { setTimeout } = globalThis;
    const held = vi.spyOn(globalThis, 'setTimeout');
    held.mockImplementation(((run: () => void, delay?: number) =>
      delay === DIALOG_DELAY ? 0 : setTimeout(run, delay)) as typeof setTimeout);
    onTestFinished(() => held.mockRestore());
  };

  test("opens a moment after the last answer, at once by 'Ver resultado'; from 70 % on it offers no retry", async () => {
    holdDialog();
    await practise({ answered: ['question-1', 'question-2'] });
    press('b');
    press('Enter');
    const button = await screen.findByRole('button', { name: 'Ver resultado' });
    expect((await screen.findAllByText('Has ganado 10 XP')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button);
    expect((await dialog()).textContent).toContain('Respondiste todas las preguntas.');
    expect(await screen.findByText('Excelente')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText('Has ganado 10 XP')).toBeNull(); // no toast over the dialog
  });

  test('opens by itself after the last answer was shown', async () => {
    await practise({ answered: ['question-1', 'question-2'] });
    press('b');
    press('Enter');
    await dialog();
  });

  test('opens by Enter too, and can be closed', async () => {
    holdDialog();
    await practise({ answered: ['question-1', 'question-2'] });
    press('b');
    press('Enter');
    await screen.findByRole('button', { name: 'Ver resultado' });
    press('Enter');
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Siguiente pregunta' }));
    expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
  });

  test('offers a retry below 70 %, which starts again at the first question', async () => {
    await practise({ answered: ['question-1', 'question-2'], stats: { accuracy: 33, questionsCorrect: 1 } });
    await answerAll(['a']);
    await dialog();
    expect(await screen.findByText('Necesitas más práctica')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
    await answerAll(['b', 'b']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await answerAll(['b']);
    await dialog();
  });

  test('opens for a topic that was finished before only after a whole new round', async () => {
    const answer = judge();
    for (const id of [1, 2, 3]) {
      answer({ path: `/api/questions/question-${id}/answer`, body: { selectedAnswer: 0 } } as Sent);
    }
    await practise({ answered: ['question-1', 'question-2', 'question-3'], answer });
    expect(screen.queryByRole('dialog')).toBeNull();
    await answerAll(['b', 'b']);
    expect(screen.getByText('Pregunta 3 de 3')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await answerAll(['b']);
    await dialog();
  });
});

test('at the end of the free plan the first question is shown again, below the result and the upsell', async () => {
  const locked = { id: 'question-3', title: 'Pregunta 3', orderIndex: 3, locked: true } as const;
  const topic = { ...atomsInDetail, orderIndex: 3, questions: [...atomsInDetail.questions.slice(0, 2), locked] };
  await practise({ topic, stats: { questionsCorrect: 2, xpEarned: 20 } });
  await answerAll(['b', 'b']);
  expect(screen.getByRole('heading', { name: '2 de 2 preguntas gratuitas' })).toBe(document.activeElement);
  expect(await screen.findByText('2 correctas · 20 XP ganados')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Conocer Premium' }).getAttribute('href')).toBe('/subscription');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
  expect(screen.getByText('Repaso')).toBeTruthy();
});
