import type { AnalysedQuestion, QuestionWarning } from '@matraz/contracts/item-analysis/http';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer } from '../../shared/testing/server.ts';
import type { QuestionTexts } from './analysed-row.tsx';
import { ItemAnalysisView } from './item-analysis-view.tsx';

/** A question that 40 students met; half of them chose the key A. */
const analysed = (place: number, change: Partial<AnalysedQuestion> = {}): AnalysedQuestion => ({
  questionId: `q${place}`,
  place,
  students: 40,
  answered: 36,
  proportionCorrect: 0.5,
  discrimination: 0.314,
  medianSeconds: 80,
  weakStudents: 12,
  strongStudents: 14,
  options: [
    { students: 20, weak: 3, strong: 14 },
    { students: 16, weak: 6, strong: 0 },
    { students: 0, weak: 0, strong: 0 },
  ],
  unanswered: { students: 4, weak: 3, strong: 0 },
  warnings: [],
  ...change,
});
const question = (place: number) => ({
  id: `q${place}`,
  question: `<p>¿Pregunta ${place}?</p>`,
  options: ['<p>la buena</p>', '<p>la mala</p>', '<p>la otra</p>'],
  correctAnswer: 0,
});
const show = (rows: AnalysedQuestion[], isExam = true, change: Partial<QuestionTexts> = {}) =>
  renderFor(
    <ItemAnalysisView
      analysed={rows}
      questions={rows.map(({ place }) => ({ ...question(place), ...change }))}
      isExam={isExam}
      renderActions={({ place }) => <button type="button">Editar {place}</button>}
    />,
  );
const row = (place: number) =>
  screen.getByRole('button', { name: new RegExp(`^Pregunta\\s*${place}\\D`), expanded: false });
const point = (place: number) => screen.getByRole('button', { name: new RegExp(`^Pregunta ${place},`) });

describe('the list', () => {
  test.each<[string, QuestionWarning[][], string]>([
    ['nothing is suspicious', [[], []], '2 preguntas; ninguna llama la atención.'],
    ['one is suspicious', [[{ code: 'too-hard' }], []], '2 preguntas; conviene revisar 1.'],
    [
      'all have few answers',
      [[{ code: 'few-data' }], [{ code: 'few-data' }]],
      '2 preguntas; aún hay pocos datos para juzgarlas.',
    ],
    [
      'one of few answers is suspicious',
      [[{ code: 'wrong-key', option: 1 }, { code: 'few-data' }], [{ code: 'few-data' }]],
      '2 preguntas; conviene revisar 1.',
    ],
  ])('says how it looks when %s', (_, warnings, text) => {
    show(warnings.map((some, index) => analysed(index + 1, { warnings: some })));
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('keeps the order of the server and shows the figures of each question', () => {
    show([analysed(2, { proportionCorrect: 0.071, discrimination: -0.304, medianSeconds: 600 }), analysed(1)]);
    const [first, second] = screen.getAllByRole('list').flatMap((list) =>
      within(list)
        .queryAllByRole('listitem')
        .filter((item) => item.textContent?.includes('Aciertos')),
    );
    expect(first?.textContent).toContain('¿Pregunta 2?');
    expect(first?.textContent).toContain('Aciertos7\u00a0%Discriminación−0,30Tiempomás de 10 min');
    expect(second?.textContent).toContain('Aciertos50\u00a0%Discriminación0,31Tiempo1 min 20 sRespondida36 veces');
  });

  test.each<[QuestionWarning, string]>([
    [{ code: 'wrong-key', option: 1 }, 'La clave parece equivocada'],
    [{ code: 'unused-option', option: 2 }, 'Nadie elige la alternativa C'],
    [{ code: 'unused-option', option: 1 }, 'Casi nadie elige la alternativa B'],
    [{ code: 'too-easy' }, 'Demasiado fácil'],
    [{ code: 'too-hard' }, 'Demasiado difícil'],
    [{ code: 'low-discrimination' }, 'Discrimina poco'],
    [{ code: 'negative-discrimination' }, 'Discrimina al revés'],
    [{ code: 'few-data' }, 'Pocos datos'],
  ])('says the reason of %o in Spanish', (warning, text) => {
    show([analysed(1, { warnings: [warning] })]);
    expect(within(row(1)).getByText(text)).toBeTruthy();
  });

  test('shows a dash where there is no number', () => {
    show([analysed(1), analysed(2, { proportionCorrect: null, discrimination: null, medianSeconds: null })], false);
    expect(screen.getByText('¿Pregunta 2?').closest('li')?.textContent).toContain('Aciertos–Discriminación–Tiempo–');
  });

  test('opens a question with what the weak and the strong third chose', () => {
    show([analysed(1)]);
    fireEvent.click(row(1));
    const rows = within(screen.getByRole('region', { name: 'Quién elige cada alternativa' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AlternativaTodos (40)Tercio más bajo (12)Tercio más alto (14)',
      'Ala buenaClave50\u00a0%25\u00a0%100\u00a0%',
      'Bla mala40\u00a0%50\u00a0%0\u00a0%',
      'Cla otra0\u00a0%0\u00a0%0\u00a0%',
      'Sin respuesta10\u00a0%25\u00a0%0\u00a0%',
    ]);
  });

  test('an opened question has its actions', () => {
    show([analysed(1)]);
    expect(screen.queryByRole('button', { name: 'Editar 1' })).toBeNull();
    fireEvent.click(row(1));
    expect(screen.getByRole('button', { name: 'Editar 1' })).toBeTruthy();
  });

  test.each<[Partial<QuestionTexts>, string, string[]]>([
    [{ correction: { outcome: 'accepted', accepted: [1, 2], reason: 'x' } }, 'Clave corregida: B y C', ['B', 'C']],
    [{ correction: { outcome: 'everyone', accepted: [], reason: 'x' } }, 'Punto para todos', []],
    [{ correction: { outcome: 'voided', accepted: [], reason: 'x' }, isVoided: true }, 'Anulada', ['A']],
  ])('shows the correction %o', (change, badge, keys) => {
    show([analysed(1)], true, change);
    expect(within(row(1)).getByText(badge)).toBeTruthy();
    fireEvent.click(row(1));
    expect(screen.queryAllByText('Clave').map((mark) => mark.closest('th')?.textContent?.[0])).toEqual(keys);
  });

  test('leaves out a question whose text is gone', () => {
    renderFor(
      <ItemAnalysisView
        analysed={[analysed(1), analysed(2)]}
        questions={[question(2)]}
        isExam
        renderActions={() => null}
      />,
    );
    expect(screen.queryByText('¿Pregunta 1?')).toBeNull();
    expect(screen.getByText('¿Pregunta 2?')).toBeTruthy();
  });
});

test('the questions of one topic or skill can be chosen', async () => {
  const topics = [1, 2].map((number) => ({ id: `t${number}`, title: `Tema ${number}` }));
  fakeServer({ 'GET /api/topics': () => topics });
  const skills = ['evaluate', 'plan-and-investigate', 'evaluate'] as const;
  renderFor(
    <ItemAnalysisView
      analysed={[1, 2, 3].map((place) => analysed(place))}
      questions={skills.map((skill, index) => ({ ...question(index + 1), topicId: index < 2 ? 't1' : 't2', skill }))}
      isExam
      renderActions={() => null}
    />,
  );
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const shown = () => [1, 2, 3].filter((place) => screen.queryByText(`¿Pregunta ${place}?`));
  await screen.findByRole('option', { name: 'Tema 1' });
  expect(row(1).textContent).toContain('Tema 1 · Evaluar');
  choose('Tema', 't1');
  expect(shown()).toEqual([1, 2]);
  choose('Habilidad', 'evaluate');
  expect(shown()).toEqual([1]);
  choose('Tema', '');
  expect(shown()).toEqual([1, 3]);
});

test('an opened question that newer figures move to another page is shown there, with the focus', () => {
  const rows = Array.from({ length: 25 }, (_, index) => analysed(index + 1));
  const Page = () => {
    const [isNewer, setNewer] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setNewer(true)}>
          Corregir
        </button>
        <ItemAnalysisView
          analysed={isNewer ? [...rows.slice(1), analysed(1)] : rows}
          questions={rows.map(({ place }) => question(place))}
          isExam
          renderActions={() => null}
        />
      </>
    );
  };
  renderFor(<Page />);
  fireEvent.click(row(1));
  fireEvent.click(screen.getByRole('button', { name: 'Corregir' }));
  expect(screen.queryByText('¿Pregunta 2?')).toBeNull();
  expect(document.activeElement?.textContent).toContain('¿Pregunta 1?');
});

describe('the plot', () => {
  const three = [
    analysed(1, { proportionCorrect: 0.9 }),
    analysed(2, { proportionCorrect: 0.2, warnings: [{ code: 'too-hard' }] }),
    analysed(3, { proportionCorrect: 0.5 }),
  ];

  test('is one stop of the Tab key; arrow keys go from the most difficult to the easiest', () => {
    show(three);
    expect([1, 2, 3].map((place) => point(place).tabIndex)).toEqual([-1, 0, -1]);
    point(2).focus();
    for (const [key, place] of [
      ['ArrowRight', 3],
      ['ArrowRight', 1],
      ['ArrowRight', 1],
      ['Home', 2],
      ['End', 1],
      ['ArrowLeft', 3],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(document.activeElement).toBe(point(place));
    }
    expect(point(3).tabIndex).toBe(0);
  });

  test('names each point with its figures and its worst reason', () => {
    show(three);
    expect(point(2).getAttribute('aria-label')).toBe(
      'Pregunta 2, 20\u00a0% de aciertos, discriminación 0,31, Demasiado difícil',
    );
  });

  test('a question that everybody answered alike has its point too, after the others', () => {
    show([
      analysed(4, { proportionCorrect: 1, discrimination: null, warnings: [{ code: 'too-easy' }] }),
      ...three,
      analysed(5, { proportionCorrect: 0, discrimination: null }),
    ]);
    expect(screen.getByText('Sin discriminación: a todos les fue igual')).toBeTruthy();
    expect(point(4).getAttribute('aria-label')).toBe(
      'Pregunta 4, 100\u00a0% de aciertos, sin discriminación, Demasiado fácil',
    );
    point(1).focus();
    for (const place of [5, 4]) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
      expect(document.activeElement).toBe(point(place));
    }
    fireEvent.keyDown(point(4), { key: 'Enter' });
    expect(document.activeElement?.textContent).toContain('¿Pregunta 4?');
  });

  test('points at the same place are side by side', () => {
    show(Array.from({ length: 5 }, (_, index) => analysed(index + 1, { proportionCorrect: 1, discrimination: null })));
    const places = [1, 2, 3, 4, 5].map((place) => {
      const outer = point(place).closest('svg');
      return `${outer?.getAttribute('y')} ${point(place).parentElement?.getAttribute('transform')}`;
    });
    expect(new Set(places).size).toBe(5);
  });

  test('says how many questions have no point, because no student has met them', () => {
    show([...three, analysed(4, { students: 0, answered: 0, proportionCorrect: null, discrimination: null })]);
    expect(screen.queryByText(/^Sin discriminación/)).toBeNull();
    expect(screen.getByText('1 pregunta que nadie ha rendido no tiene punto.')).toBeTruthy();
  });

  test('Enter opens the question in the list, also on another page, and moves the focus there', () => {
    show(Array.from({ length: 25 }, (_, index) => analysed(index + 1, { proportionCorrect: (index + 1) / 30 })));
    expect(screen.queryByText('¿Pregunta 25?')).toBeNull();
    fireEvent.keyDown(point(25), { key: 'Enter' });
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toContain('¿Pregunta 25?');
  });
});

test('with answers of fewer than five students it says that there are too few', () => {
  show([analysed(1, { students: 4 })]);
  expect(screen.getByRole('heading', { name: 'Aún hay muy pocas respuestas' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  // After a change of the options these are all that is left.
  expect(screen.getByText(/ni las anteriores al último cambio de alternativas o de clave/)).toBeTruthy();
});
