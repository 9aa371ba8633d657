import type { BodyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import type { CorrectionPreview, ExamDetail, ExamQuestion } from '@matraz/contracts/exams/http';
import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { anAnalysedQuestion } from '../../../../authoring/item-analysis/testing.ts';
import { writeHtml, writeText } from '../../../../shared/testing/editor.ts';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import { completed, examId, summary } from '../../testing.ts';
import { bulkExample } from './bulk-example.ts';
import ManageExam from './manage-exam.tsx';

const path = `/api/admin/exams/${examId}/questions`;
const topicId = '0192f3a0-0000-7000-8000-00000000000f';
const refused = new Refusal(409, JSON.stringify({ code: 'exam_too_long', detail: 'El ensayo ya tiene el máximo' }));

type Correction = BodyOf<Calls['correctExamQuestion']>;
/** What the decision changes of the question. */
const correctedBy = ({ decision, reason }: Correction): Partial<ExamQuestion> => {
  const outcomes = { accept: 'accepted', everyone: 'everyone', void: 'voided', reinstate: 'own-key' } as const;
  const accepted = decision.kind === 'accept' ? decision.accepted : [];
  return { isVoided: decision.kind === 'void', correction: { outcome: outcomes[decision.kind], accepted, reason } };
};

/** A server with the exam's questions. It carries out every request, except those that `answers` replaces. */
const show = async ({ answers = {}, initial = completed.exam.questions as ExamQuestion[] } = {}) => {
  let questions = initial;
  const put = (id: string, part: Partial<ExamQuestion>) => {
    questions = questions.map((one) => (one.id === id ? { ...one, ...part } : one));
    return questions.find((one) => one.id === id);
  };
  const sent = fakeServer({
    'GET /api/topics': () => [],
    'GET /api/courses': () => [],
    [`GET /api/exams/${examId}`]: (): ExamDetail => ({ ...summary, questionCount: questions.length, questions }),
    [`POST ${path}`]: ({ body }) => {
      const made = { ...(body as ExamQuestion), id: `made${questions.length}`, isVoided: false };
      questions = [...questions, made];
      return made;
    },
    [`POST ${path}/bulk`]: ({ body }) => ({ created: (body as { questions: unknown[] }).questions.length }),
    [`PUT ${path}/reorder`]: ({ body }) => body,
    'PUT /api/admin/exam-questions/q2': ({ body }) => put('q2', body as Partial<ExamQuestion>),
    'DELETE /api/admin/exam-questions/q2?allowIncomplete=true': () => {
      questions = questions.filter(({ id }) => id !== 'q2');
      return { id: 'q2' };
    },
    [`POST ${path}/q2/correction/preview`]: () => ({ isChange: true, completed: 40, running: 0, moves: [] }),
    [`POST ${path}/q2/correction`]: ({ body }) => put('q2', correctedBy(body as Correction)),
    ...answers,
  });
  const onClose = vi.fn();
  const view = renderFor(<ManageExam exam={summary} onClose={onClose} />);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  return { ...view, onClose, sent, written: () => sent.filter(({ method }) => method !== 'GET') };
};

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const editor = (label: string) => screen.getByRole('textbox', { name: label });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const pressIn = (dialog: string, name: string) =>
  fireEvent.click(within(screen.getByRole('dialog', { name: dialog })).getByRole('button', { name }));
const tab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }));
const expectMessage = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

describe('Pregunta individual', () => {
  const write = async () => {
    await writeText('Pregunta', '¿Cuándo x < 3?');
    await writeText('Alternativa A', 'nunca');
    await writeHtml('Alternativa C', '<p>H<sub>2</sub>O</p>');
    fireEvent.click(screen.getByLabelText('La C es la correcta'));
    await writeText('Explicación', 'a<b>c');
    fireEvent.click(screen.getByRole('switch', { name: /Pregunta piloto/ }));
  };

  test('the form creates a question: text stays text, and empty options are left out', async () => {
    const { written } = await show();
    await write();
    press('Crear pregunta');
    await expectMessage('Pregunta creada exitosamente');
    expect(written()).toMatchObject([
      {
        path,
        body: {
          examId,
          question: '<p>¿Cuándo x &lt; 3?</p>',
          options: ['<p>nunca</p>', '<p>H<sub>2</sub>O</p>'],
          correctAnswer: 1,
          explanation: '<p>a&lt;b&gt;c</p>',
          isPilot: true,
        },
      },
    ]);
  });

  test('topic, skill and area are chosen; without a choice none is sent', async () => {
    const topics = [{ id: topicId, title: 'Las leyes de Newton', unit: 'Mecánica', courseId: 2, status: 'published' }];
    const { written } = await show({ answers: { 'GET /api/topics': () => topics } });
    await write();
    fireEvent.click(screen.getByRole('combobox', { name: 'Tema' }));
    fireEvent.click(await screen.findByRole('option', { name: /Las leyes de Newton/ }));
    fireEvent.change(screen.getByLabelText('Habilidad'), { target: { value: 'evaluate' } });
    fireEvent.change(screen.getByLabelText('Área'), { target: { value: 'elective' } });
    press('Crear pregunta');
    await expectMessage('Pregunta creada exitosamente');
    expect(written()[0]?.body).toMatchObject({ topicId, skill: 'evaluate', area: 'elective' });
    await waitFor(() => expect(editor('Pregunta').textContent).toBe(''));
    await write();
    press('Crear pregunta');
    await waitFor(() => expect(written()).toHaveLength(2));
    for (const name of ['topicId', 'skill', 'area']) expect(written()[1]?.body).not.toHaveProperty(name);
  });

  test('after that the form is empty, with the focus in the question', async () => {
    await show();
    await write();
    press('Crear pregunta');
    await waitFor(() => expect(editor('Pregunta').textContent).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(editor('Pregunta')));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(Array(4).fill(false));
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  test('the preview shows what is typed', async () => {
    await show();
    await write();
    const preview = within(screen.getByRole('region', { name: 'Vista previa' }));
    expect(await preview.findByText('¿Cuándo x < 3?')).toBeTruthy();
    expect(preview.getByText('Piloto')).toBeTruthy();
    expect(preview.getByText('Respuesta correcta').closest('li')?.textContent).toContain('H2O');
  });

  test.each([
    ['no question', () => writeText('Pregunta', '  '), 'Pregunta'],
    ['one option', () => writeText('Alternativa A', ''), 'Alternativa A'],
    ['an empty key', async () => fireEvent.click(screen.getByLabelText('La B es la correcta')), 'Alternativa B'],
  ])('%s is not sent', async (_, spoil, focused) => {
    const { written } = await show();
    await write();
    await spoil();
    press('Crear pregunta');
    await expectMessage('Por favor completa todos los campos requeridos');
    expect(document.activeElement).toBe(editor(focused));
    expect(written()).toEqual([]);
  });

  test('an option that another one repeats is not sent', async () => {
    const { written } = await show();
    await write();
    await writeText('Alternativa D', 'nunca');
    press('Crear pregunta');
    await waitFor(() => expect(screen.getAllByText('Hay alternativas iguales')).toHaveLength(2)); // toast and field
    expect(document.activeElement).toBe(editor('Alternativa D'));
    expect(written()).toEqual([]);
  });

  test('without a marked option the key is missing, it is not A', async () => {
    const { written } = await show();
    await writeText('Pregunta', '¿Cuál?');
    await writeText('Alternativa A', 'esta');
    await writeText('Alternativa B', 'esa');
    expect(screen.queryByText('Respuesta correcta')).toBeNull();
    press('Crear pregunta');
    await expectMessage('Por favor completa todos los campos requeridos');
    expect(screen.getByRole('group', { name: 'Alternativas', description: 'Falta marcar la correcta' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('La A es la correcta'));
    expect(written()).toEqual([]);
    fireEvent.click(screen.getByLabelText('La B es la correcta'));
    expect(screen.queryByText('Falta marcar la correcta')).toBeNull();
    press('Crear pregunta');
    await expectMessage('Pregunta creada exitosamente');
    expect(written()).toMatchObject([{ body: { correctAnswer: 1 } }]);
  });

  test('all missing fields have messages at once', async () => {
    await show();
    press('Crear pregunta');
    for (const lack of ['Escribe la pregunta', 'Escribe al menos 2 alternativas', 'Falta marcar la correcta']) {
      expect(screen.getByText(lack)).toBeTruthy();
    }
  });

  test('removing the marked option removes the key', async () => {
    await show();
    fireEvent.click(screen.getByLabelText('La B es la correcta'));
    press('Quitar la alternativa B');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  test('a question has two to five options, and the key stays with its option when another is removed', async () => {
    await show();
    await write();
    press('Agregar alternativa');
    expect(screen.queryByRole('button', { name: 'Agregar alternativa' })).toBeNull();
    for (const letter of ['E', 'D', 'A']) press(`Quitar la alternativa ${letter}`);
    expect(editor('Alternativa B').innerHTML).toBe('<p>H<sub>2</sub>O</p>');
    expect(screen.getByLabelText<HTMLInputElement>('La B es la correcta').checked).toBe(true);
    expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  });

  test('a refusal shows the reason and keeps the text; sent again the question has the same key', async () => {
    const { written } = await show({ answers: { [`POST ${path}`]: () => refused } });
    await write();
    press('Crear pregunta');
    await expectMessage('Error al crear pregunta');
    await expectMessage('El ensayo ya tiene el máximo');
    expect(editor('Pregunta').textContent).toBe('¿Cuándo x < 3?');
    press('Crear pregunta');
    await waitFor(() => expect(written()).toHaveLength(2));
    const keys = written().map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });
});

const bulk = `Ensayo de junio

P: ¿Cuánto es 1 + 1, si x < 3?
A) uno
B) dos
R: B
E: Se suman.

P: Sin clave
A) sí
B) no
PILOTO: SÍ`;

describe('Carga masiva', () => {
  const open = async (text = bulk, options: Parameters<typeof show>[0] = {}) => {
    const shown = await show(options);
    tab('Carga masiva');
    type('Preguntas', text);
    return shown;
  };

  test('warnings about dropped blocks and assumptions come before anything is created', async () => {
    const { written } = await open();
    press('Procesar');
    for (const warning of [
      'Bloque 1: se omitió porque falta la pregunta',
      'Bloque 3 (pregunta 6): falta la respuesta (R:)',
      'Bloque 3 (pregunta 6): falta la explicación; quedó vacía',
    ]) {
      expect(button(warning)).toBeTruthy();
    }
    expect(written()).toEqual([]);
  });

  test('the same ignored line twice gives two warnings', async () => {
    const faults = vi.spyOn(console, 'error');
    await open('P: ¿Dos claves de más?\nA) sí\nB) no\nR: A\nE: Sí.\nR: B\nR: B');
    press('Procesar');
    expect(screen.getAllByRole('button', { name: 'Bloque 1 (pregunta 5): se ignoró la línea «R: B»' })).toHaveLength(2);
    expect(faults).not.toHaveBeenCalled();
    faults.mockRestore();
  });

  test('warnings about losses and errors come first, missing explanations last in one line', async () => {
    const plain = (name: string) => `P: ${name}\nA) sí\nB) no\nR: A`;
    await open([plain('uno'), plain('dos'), `${plain('tres')}\nfácil`, 'P: cuatro\nA) sí\nE: Sí.', 'Fin'].join('\n\n'));
    press('Procesar');
    const lines = within(screen.getByRole('list', { name: '7 advertencias' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Bloque 5: se omitió porque falta la pregunta',
      'Bloque 4 (pregunta 8): falta la respuesta (R:)',
      'Bloque 3 (pregunta 7): se ignoró la línea «fácil»',
      'Bloque 4 (pregunta 8): tiene una sola alternativa',
      'falta la explicación; quedó vacía:Bloque 1 (pregunta 5)Bloque 2 (pregunta 6)Bloque 3 (pregunta 7)',
    ]);
    press('Bloque 2 (pregunta 6)');
    const { value, selectionStart, selectionEnd } = field('Preguntas');
    expect(value.slice(selectionStart, selectionEnd)).toBe(plain('dos'));
  });

  test('a click on a warning selects its block', async () => {
    await open();
    press('Procesar');
    press('Bloque 3 (pregunta 6): falta la respuesta (R:)');
    const { selectionStart, selectionEnd } = field('Preguntas');
    expect(bulk.slice(selectionStart, selectionEnd)).toBe('P: Sin clave\nA) sí\nB) no\nPILOTO: SÍ');
    expect(document.activeElement).toBe(field('Preguntas'));
  });

  test('the preview’s numbers follow the exam’s questions, and it shows key and pilot', async () => {
    await open();
    press('Procesar');
    const first = screen.getByRole('heading', { name: 'Pregunta 5' }).closest('article') as HTMLElement;
    expect(within(first).getByText('¿Cuánto es 1 + 1, si x < 3?')).toBeTruthy();
    expect(within(first).getByText('Respuesta correcta').closest('li')?.textContent).toContain('dos');
    expect(within(first).getByText('Se suman.')).toBeTruthy();
    expect(within(first).queryByText(/falta/)).toBeNull();
    const second = screen.getByRole('heading', { name: 'Pregunta 6' }).closest('article') as HTMLElement;
    expect(within(second).getByText('Piloto')).toBeTruthy();
  });

  test('each question has its own warnings, and one without a key shows none', async () => {
    await open();
    press('Procesar');
    const card = within(screen.getByRole('heading', { name: 'Pregunta 6' }).closest('article') as HTMLElement);
    expect(card.getByText('falta la respuesta (R:)')).toBeTruthy();
    expect(card.getByText('falta la explicación; quedó vacía')).toBeTruthy();
    expect(card.queryByText('Respuesta correcta')).toBeNull();
  });

  test('nothing is created until the teacher has chosen every key that the text does not name', async () => {
    const { written } = await open();
    press('Procesar');
    expect(button('Crear preguntas').disabled).toBe(true);
    expect(screen.getByText('Falta elegir 1 clave.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Claves por elegir' }).textContent).toContain(
      'El texto no la nombra: 6. Elige la correcta en cada una.',
    );
    press('Ir a la primera sin clave');
    const choice = screen.getByLabelText('La A es la clave de la pregunta 6');
    expect(document.activeElement).toBe(choice);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.click(screen.getByLabelText('La B es la clave de la pregunta 6'));
    expect(screen.queryByRole('region', { name: 'Claves por elegir' })).toBeNull();
    press('Crear preguntas');
    await expectMessage('2 preguntas creadas exitosamente');
    expect(written()).toMatchObject([
      { body: { questions: [{ correctAnswer: 1 }, { question: 'Sin clave', correctAnswer: 1 }] } },
    ]);
  });

  test('a chosen key is kept with the text over a reload, and dropped with a changed text', async () => {
    const first = await open();
    press('Procesar');
    fireEvent.click(screen.getByLabelText('La B es la clave de la pregunta 6'));
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    sessionStorage.clear();
    await show();
    tab('Carga masiva');
    press('Recuperar');
    press('Procesar');
    expect(screen.getByLabelText<HTMLInputElement>('La B es la clave de la pregunta 6').checked).toBe(true);
    expect(button('Crear preguntas').disabled).toBe(false);
    type('Preguntas', `${field('Preguntas').value} `);
    press('Procesar');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  const keyed = bulk.replace('B) no', 'B) no\nR: A');

  test('a block that was left out stays in the text, and a message says so', async () => {
    await open(`${keyed}\n\nP: ¿Sin alternativas?`);
    press('Procesar');
    press('Crear preguntas');
    await expectMessage('2 preguntas creadas exitosamente');
    expect(field('Preguntas').value).toBe('Ensayo de junio\n\nP: ¿Sin alternativas?');
    const said = '2 bloques quedaron fuera y siguen aquí. Corrígelos y procésalos de nuevo, o bórralos.';
    expect(screen.getByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(field('Preguntas'));
    type('Preguntas', 'P: ¿Sin alternativas?\nA) ya no');
    press('Procesar');
    expect(screen.queryByText(said)).toBeNull();
  });

  test('the questions of the preview are created once, and the text is cleared', async () => {
    const { written } = await open(keyed.replace('Ensayo de junio', ''));
    press('Procesar');
    press('Crear preguntas');
    press('Crear preguntas');
    await expectMessage('2 preguntas creadas exitosamente');
    expect(written()).toMatchObject([
      {
        path: `${path}/bulk`,
        body: {
          questions: [
            {
              question: '¿Cuánto es 1 + 1, si x &lt; 3?',
              options: ['uno', 'dos'],
              correctAnswer: 1,
              explanation: 'Se suman.',
              isPilot: false,
            },
            { question: 'Sin clave', correctAnswer: 0, isPilot: true },
          ],
        },
      },
    ]);
    expect(field('Preguntas').value).toBe('');
    expect(screen.queryByRole('heading', { name: 'Vista previa' })).toBeNull();
  });

  test('a changed text must be processed again', async () => {
    await open();
    press('Procesar');
    type('Preguntas', `${bulk}\n`);
    expect(screen.queryByRole('button', { name: 'Crear preguntas' })).toBeNull();
  });

  test('a refusal keeps text and preview, and every try of the same questions has the same key', async () => {
    const limit = { path: 'questions.1.options', message: 'Demasiadas' };
    const problem = { code: 'invalid_fields', detail: 'Hay campos con errores', errors: [limit] };
    const { written } = await open(keyed, {
      answers: { [`POST ${path}/bulk`]: () => new Refusal(400, JSON.stringify(problem)) },
    });
    press('Procesar');
    press('Crear preguntas');
    await expectMessage('Error al cargar preguntas');
    await expectMessage('Hay campos con errores: pregunta 2, Demasiadas');
    expect(field('Preguntas').value).toBe(keyed);
    press('Crear preguntas');
    await waitFor(() => expect(written()).toHaveLength(2));
    press('Procesar');
    press('Crear preguntas');
    await waitFor(() => expect(written()).toHaveLength(3));
    const [first, second, third] = written().map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toBe(second);
    expect(third).toBe(first);
  });

  test('the key stays after a reload until the questions are created', async () => {
    const state = { isBroken: true };
    const answers = {
      [`POST ${path}/bulk`]: () => (state.isBroken ? new Refusal(503, '{"detail":"No disponible"}') : { created: 2 }),
    };
    const first = await open(keyed, { answers });
    press('Procesar');
    press('Crear preguntas');
    await expectMessage('Error al cargar preguntas');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    sessionStorage.clear();
    state.isBroken = false;
    const second = await show({ answers });
    tab('Carga masiva');
    press('Recuperar');
    press('Procesar');
    press('Crear preguntas');
    await waitFor(() => expect(field('Preguntas').value).toBe('Ensayo de junio'));
    type('Preguntas', keyed);
    press('Procesar');
    press('Crear preguntas');
    await waitFor(() => expect(second.written()).toHaveLength(2));
    const [failed, repeated, again] = [...first.written(), ...second.written()].map(
      ({ headers }) => headers['Idempotency-Key'],
    );
    expect(repeated).toBe(failed);
    expect(again).not.toBe(failed);
  });

  describe('a picture', () => {
    const upload = 'POST /api/upload/image';
    const stored = { [upload]: () => ({ url: '/uploads/abc.webp' }) };
    const tooLarge = () => new Refusal(413, JSON.stringify({ detail: 'La imagen es demasiado grande' }));
    const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
    /** Puts the cursor behind '¿Cuánto'. */
    const putCursor = () => field('Preguntas').setSelectionRange(10, 10);
    const pick = (...names: string[]) =>
      fireEvent.change(screen.getByLabelText('Imágenes'), { target: { files: names.map(picture) } });
    const paste = () => {
      const file = picture('image.png');
      const items = [{ type: file.type, getAsFile: () => file }];
      fireEvent.paste(field('Preguntas'), { clipboardData: { items, getData: () => '' } });
    };
    /** jsdom reads no pictures. */
    const ofWidth = (width: number) => vi.stubGlobal('createImageBitmap', async () => ({ width, close: () => {} }));

    test('is put where the cursor is, at most 300 pixels wide', async () => {
      ofWidth(1200);
      await open('P: ¿Cuánto pesa?\nA) uno\nB) dos\nR: A', { answers: stored });
      putCursor();
      pick('balanza.png');
      expect(button('Procesar').disabled).toBe(true);
      await expectMessage('Imagen balanza.png subida exitosamente');
      expect(field('Preguntas').value).toBe(
        'P: ¿Cuánto<img src="/uploads/abc.webp" alt="balanza.png" width="300"> pesa?\nA) uno\nB) dos\nR: A',
      );
      press('Procesar');
      const card = screen.getByRole('heading', { name: 'Pregunta 5' }).closest('article') as HTMLElement;
      expect(
        within(card)
          .getByRole('img', { name: /balanza/ })
          .getAttribute('width'),
      ).toBe('300');
    });

    test('is in the text when another tab was opened during its upload; closing asks until then', async () => {
      ofWidth(40);
      let finish = () => {};
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const answers = {
        [upload]: async () => {
          await finished;
          return { url: '/uploads/abc.webp' };
        },
      };
      const { onClose } = await open('', { answers });
      pick('a.png');
      tab('Pregunta individual');
      press('Cerrar');
      pressIn('¿Descartar lo que escribiste?', 'Cancelar');
      expect(onClose).not.toHaveBeenCalled();
      finish();
      await expectMessage('Imagen a.png subida exitosamente');
      tab('Carga masiva');
      expect(field('Preguntas').value).toBe('<img src="/uploads/abc.webp" alt="a.png">');
    });

    test('that is narrow keeps its width; several keep their order', async () => {
      ofWidth(40);
      await open('', { answers: stored });
      pick('a.png', 'b "<2>".png');
      await expectMessage('Imagen b "<2>".png subida exitosamente');
      expect(field('Preguntas').value).toBe(
        '<img src="/uploads/abc.webp" alt="a.png"><img src="/uploads/abc.webp" alt="b 2.png">',
      );
    });

    test('can be pasted', async () => {
      ofWidth(40);
      await open('P: ¿Cuánto pesa?', { answers: stored });
      putCursor();
      paste();
      await expectMessage('Imagen pegada exitosamente');
      expect(field('Preguntas').value).toBe('P: ¿Cuánto<img src="/uploads/abc.webp" alt="Imagen pegada"> pesa?');
    });

    test('that the server refuses leaves the text, and the reason is shown', async () => {
      const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
      await open('P: uno', { answers: { [upload]: tooLarge } });
      pick('enorme.png');
      await expectMessage('Error subiendo enorme.png');
      await expectMessage('La imagen es demasiado grande');
      paste();
      await expectMessage('Error al pegar imagen');
      expect(field('Preguntas').value).toBe('P: uno');
      expect(button('Procesar').disabled).toBe(false);
      faults.mockRestore();
    });
  });

  test('an empty text cannot be processed', async () => {
    await open('');
    expect(button('Procesar').disabled).toBe(true);
    type('Preguntas', '  \n');
    press('Procesar');
    await expectMessage('Selecciona un ensayo y agrega preguntas');
  });

  test('a text without a valid question shows a message', async () => {
    await open('hola');
    press('Procesar');
    await expectMessage('No se encontraron preguntas válidas');
    expect(button('Bloque 1: se omitió porque falta la pregunta')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Crear preguntas' })).toBeNull();
  });

  test('the example has no warnings and is added below the text', async () => {
    await open('');
    press('Cargar ejemplo');
    expect(field('Preguntas').value).toBe(bulkExample(null));
    press('Procesar');
    expect(screen.getByRole('heading', { name: 'Pregunta 7' })).toBeTruthy();
    expect(screen.queryByText(/^Bloque/)).toBeNull();
    type('Preguntas', bulk);
    press('Cargar ejemplo');
    expect(field('Preguntas').value).toBe(`${bulk}\n\n${bulkExample(null)}`);
  });

  test('a topic is named by its title; an unknown one blocks the creation until it is corrected', async () => {
    const topics = [{ id: topicId, title: 'Las leyes de Newton', status: 'published' }];
    const { written } = await open('', { answers: { 'GET /api/topics': () => topics } });
    const text = (topic: string) => `P: ¿Uno?\nA) sí\nB) no\nR: A\nE: Porque sí.\nTEMA: ${topic}\nÁREA: Física`;
    type('Preguntas', text('Alquimia'));
    press('Procesar');
    await expectMessage('Bloque 1 (pregunta 5): no existe el tema «Alquimia»');
    expect(button('Crear preguntas').hasAttribute('disabled')).toBe(true);
    type('Preguntas', text('las leyes de newton'));
    press('Procesar');
    await waitFor(() => expect(button('Crear preguntas').hasAttribute('disabled')).toBe(false));
    press('Crear preguntas');
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]?.body).toMatchObject({ questions: [{ topicId, area: 'Physics' }] });
    expect(JSON.stringify(written()[0]?.body)).not.toContain('"topic"');
  });
});

describe('Lista de preguntas', () => {
  const open = async (options: Parameters<typeof show>[0] = {}) => {
    const shown = await show(options);
    tab('Lista de preguntas');
    await screen.findByRole('list', { name: 'Preguntas del ensayo' });
    return shown;
  };

  test('says how far the exam is from the real test', async () => {
    const [first, ...others] = completed.exam.questions as ExamQuestion[];
    await open({ initial: [{ ...(first as ExamQuestion), area: 'Physics' }, ...others] });
    const panel = within(screen.getByRole('region', { name: 'Comparado con la prueba real' }));
    expect(panel.getByText('Física').parentElement?.textContent).toBe('Física1 de 18, distinto');
    expect(panel.getByText(/^3 preguntas no tienen área todavía/)).toBeTruthy();
  });
  const rows = () =>
    within(screen.getByRole('list', { name: 'Preguntas del ensayo' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('shows number, excerpt, key and kind of each question', async () => {
    await open();
    expect(rows()).toEqual([
      '1¿Pregunta 1?Clave B',
      '2¿Pregunta 2?Clave B',
      '3¿Pregunta 3?Clave BPiloto',
      '4¿Pregunta 4?Clave B',
    ]);
  });

  test('a new order is shown at once and sent with all questions, numbered from 1', async () => {
    const { written } = await open();
    press('Subir pregunta 3');
    expect(rows().map((row) => row?.slice(0, 12))).toEqual([
      '1¿Pregunta 1',
      '2¿Pregunta 3',
      '3¿Pregunta 2',
      '4¿Pregunta 4',
    ]);
    await expectMessage('Preguntas reordenadas exitosamente');
    const questionsOrder = ['q1', 'q3', 'q2', 'q4'].map((id, index) => ({ id, orderIndex: index + 1 }));
    expect(written()).toMatchObject([{ path: `${path}/reorder`, body: { questionsOrder } }]);
  });

  test('the button that moves a question up keeps the focus at the top, where it does nothing', async () => {
    const { written } = await open();
    button('Subir pregunta 2').focus();
    press('Subir pregunta 2');
    expect(rows()[0]).toContain('¿Pregunta 2?');
    const top = button('Subir pregunta 1');
    expect(document.activeElement).toBe(top);
    expect([top.disabled, top.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    press('Subir pregunta 1');
    await expectMessage('Preguntas reordenadas exitosamente');
    expect(written()).toHaveLength(1);
  });

  test('a refused order is undone', async () => {
    await open({ answers: { [`PUT ${path}/reorder`]: () => new Refusal(500) } });
    press('Bajar pregunta 1');
    expect(rows()[0]).toContain('¿Pregunta 2?');
    await expectMessage('Error al reordenar preguntas');
    expect(rows()[0]).toContain('¿Pregunta 1?');
  });

  test('an edit sends unchanged fields as they were', async () => {
    const html = '<p>¿<em>5</em> &lt; x &amp; y?</p><table><tbody><tr><td colspan="2">a</td></tr></tbody></table>';
    const initial = (completed.exam.questions as ExamQuestion[]).map((one) =>
      one.id === 'q2' ? { ...one, question: html } : one,
    );
    const { written } = await open({ initial });
    press('Editar pregunta 2');
    await waitFor(() => expect(document.activeElement).toBe(editor('Pregunta')));
    await writeHtml('Explicación', '<p>Otra.</p>');
    press('Guardar');
    await expectMessage('Pregunta actualizada exitosamente');
    expect(written()).toMatchObject([
      {
        body: {
          examId,
          question: html,
          options: ['<p>uno</p>', '<p>dos</p>', '<p>tres</p>'],
          correctAnswer: 1,
          explanation: '<p>Otra.</p>',
          isPilot: false,
        },
      },
    ]);
    const row = await screen.findByRole('button', { name: 'Editar pregunta 2' });
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  test('the form says which attempts an edit does not change, and how to correct scores', async () => {
    await open();
    press('Editar pregunta 2');
    const said = /Los intentos en curso y los terminados no cambian\. .*corrígela en la lista \(«Corregir»\)/;
    expect(screen.getByText(said)).toBeTruthy();
  });

  test('the form stays open after a refused edit', async () => {
    await open({ answers: { 'PUT /api/admin/exam-questions/q2': () => refused } });
    press('Editar pregunta 2');
    await writeHtml('Explicación', '<p>Otra.</p>');
    press('Guardar');
    await expectMessage('Error al actualizar pregunta');
    expect(editor('Explicación').innerHTML).toBe('<p>Otra.</p>');
  });

  test('asks before deleting, and says that it cannot be undone', async () => {
    const { written } = await open();
    press('Eliminar pregunta 2');
    expect(screen.getByText(/no se puede deshacer/)).toBeTruthy();
    expect(written()).toEqual([]);
    pressIn('¿Eliminar la pregunta 2?', 'Eliminar');
    await expectMessage('Pregunta eliminada exitosamente');
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  test('says that an active exam would not be complete, and confirms it', async () => {
    const { written } = await open();
    press('Eliminar pregunta 2');
    expect(screen.getByText(/El ensayo está activo y quedaría con 3 de 4 preguntas\.$/)).toBeTruthy();
    pressIn('¿Eliminar la pregunta 2?', 'Eliminar');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(written()).toMatchObject([{ method: 'DELETE', path: expect.stringContaining('q2?allowIncomplete=true') }]);
    press('Eliminar pregunta 1');
    expect(screen.queryByText(/quedaría con/)).toBeNull();
  });

  test('a refused «Eliminar» shows the reason', async () => {
    await open({ answers: { 'DELETE /api/admin/exam-questions/q2?allowIncomplete=true': () => new Refusal(500) } });
    press('Eliminar pregunta 2');
    pressIn('¿Eliminar la pregunta 2?', 'Eliminar');
    await expectMessage('Error al eliminar pregunta');
    press('Cancelar');
    expect(rows()).toHaveLength(4);
  });

  test('says what to do when there are no questions', async () => {
    await show({ initial: [] });
    tab('Lista de preguntas');
    expect(await screen.findByText('Este ensayo aún no tiene preguntas')).toBeTruthy();
  });

  test('can be loaded again after a failure', async () => {
    await show({ answers: { [`GET /api/exams/${examId}`]: () => new Refusal(500) } });
    tab('Lista de preguntas');
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  });
});

describe('correcting a question', () => {
  const previewPath = `POST ${path}/q2/correction/preview`;
  const noMoves: CorrectionPreview = { isChange: true, completed: 40, running: 0, moves: [] };
  /** Opens the dialog of question 2, whose key is B. */
  const open = async ({
    preview = noMoves,
    question = {},
    answers = {},
  }: {
    preview?: CorrectionPreview;
    question?: Partial<ExamQuestion>;
    answers?: Record<string, () => unknown>;
  } = {}) => {
    const initial = (completed.exam.questions as ExamQuestion[]).map((one) =>
      one.id === 'q2' ? { ...one, ...question } : one,
    );
    const shown = await show({ initial, answers: { [previewPath]: () => preview, ...answers } });
    tab('Lista de preguntas');
    (await screen.findByRole('button', { name: 'Corregir pregunta 2' })).focus();
    press('Corregir pregunta 2');
    return shown;
  };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Corregir la pregunta 2' }));
  const choose = (name: string | RegExp) => fireEvent.click(dialog().getByRole('radio', { name }));
  const markOption = (letter: string) =>
    fireEvent.click(dialog().getByRole('checkbox', { name: new RegExp(`^${letter}`) }));
  const submit = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
  const reason = 'Motivo (lo leen los estudiantes)';
  const row = () => screen.getByRole('list', { name: 'Preguntas del ensayo' }).querySelectorAll('li')[1]?.textContent;

  test('names the question and how it counts now', async () => {
    await open();
    expect(screen.getByRole('dialog', { description: '¿Pregunta 2?' })).toBeTruthy();
    expect(dialog().getByText('Ahora:').textContent).toBe('Ahora: Clave B');
    expect(dialog().queryByRole('radio', { name: /^Volver/ })).toBeNull();
  });

  test('shows the consequence of each choice before anything is sent, and corrects with a reason', async () => {
    const moves = [
      { from: 512, to: 527, attempts: 3 },
      { from: 498, to: 512, attempts: 9 },
    ];
    const { written, sent } = await open({ preview: { isChange: true, completed: 40, running: 5, moves } });
    choose('Corregir la clave');
    expect(dialog().queryByRole('status')).toBeNull();
    markOption('C');
    await dialog().findByText('12 de 40 puntajes cambian:');
    expect(
      within(dialog().getByRole('region', { name: 'Puntajes que cambian' }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['PuntajesAntesDespués', '3512527', '9498512']);
    expect(dialog().getByText('5 intentos en curso se puntuarán así.')).toBeTruthy();
    markOption('B');
    await waitFor(() =>
      expect(sent.filter((one) => one.path.endsWith('/preview')).map(({ body }) => body)).toEqual([
        { decision: { kind: 'accept', accepted: [2] } },
        { decision: { kind: 'accept', accepted: [1, 2] } },
      ]),
    );

    await waitFor(() => expect(submit('Corregir y recalcular 12 puntajes').disabled).toBe(true));
    type(reason, '  ');
    expect(submit('Corregir y recalcular 12 puntajes').disabled).toBe(true);
    type(reason, ' También vale la C. ');
    expect(dialog().getByText('20 de 500 caracteres')).toBeTruthy();
    fireEvent.click(submit('Corregir y recalcular 12 puntajes'));
    await expectMessage('Pregunta corregida');
    expect(written().at(-1)).toMatchObject({
      path: `${path}/q2/correction`,
      body: { decision: { kind: 'accept', accepted: [1, 2] }, reason: 'También vale la C.' },
    });
    await waitFor(() => expect(row()).toContain('Clave corregida: B y C'));
    await waitFor(() => expect(document.activeElement).toBe(button('Corregir pregunta 2')));
  });

  test('quick clicks ask once, and the consequence of the choice before stays until then', async () => {
    const moves = [{ from: 498, to: 512, attempts: 9 }];
    const { sent } = await open({ preview: { isChange: true, completed: 40, running: 0, moves } });
    const asked = () =>
      sent.flatMap(({ path: to, body }) => (to.endsWith('/preview') ? [(body as Correction).decision] : []));
    choose('Corregir la clave');
    markOption('C');
    await dialog().findByText(/^9 de 40 puntajes cambian/);
    type(reason, 'También valen.');
    for (const option of ['A', 'B', 'C', 'B']) {
      markOption(option);
      expect(dialog().getByText(/^9 de 40 puntajes cambian/)).toBeTruthy();
      expect(dialog().queryByText('Calculando los puntajes…')).toBeNull();
      expect(submit('Corregir y recalcular 9 puntajes').disabled).toBe(true);
    }
    await waitFor(() => expect(submit('Corregir y recalcular 9 puntajes').disabled).toBe(false));
    expect(asked()).toEqual([
      { kind: 'accept', accepted: [2] },
      { kind: 'accept', accepted: [0] },
    ]);
  });

  test('a failure is shown instead of the consequence of the choice before', async () => {
    let fails = false;
    await open({ answers: { [previewPath]: () => (fails ? new Refusal(500) : noMoves) } });
    choose('Dar el punto a todos');
    await dialog().findByText('Ningún puntaje cambia.');
    fails = true;
    choose('Anular la pregunta (no cuenta para nadie)');
    expect(await dialog().findByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
    expect(dialog().queryByText('Ningún puntaje cambia.')).toBeNull();
  });

  test.each<[string, Partial<ExamQuestion>, string, string[]]>([
    ['voided', { isVoided: true }, 'Anular la pregunta (no cuenta para nadie)', []],
    [
      'corrected to two keys',
      { correction: { outcome: 'accepted', accepted: [0, 2], reason: 'Errata' } },
      'Corregir la clave',
      ['A', 'C'],
    ],
  ])('a question that is %s opens with how it counts', async (_, question, kind, letters) => {
    await open({ question });
    expect(dialog().getByRole('radio', { name: kind, checked: true })).toBeTruthy();
    const marked = dialog().queryAllByRole('checkbox', { checked: true });
    expect(marked.map((box) => box.closest('label')?.textContent?.[0])).toEqual(letters);
  });

  test('the reason alone can be changed', async () => {
    const question = { correction: { outcome: 'everyone' as const, accepted: [], reason: 'Herrata' } };
    const { written } = await open({ question, preview: { ...noMoves, isChange: false } });
    expect(await dialog().findByText('Ya cuenta así: solo cambia el motivo, y ningún puntaje.')).toBeTruthy();
    await waitFor(() => expect(field(reason).value).toBe('Herrata'));
    expect(submit('Cambiar el motivo').disabled).toBe(true);
    type(reason, 'Errata');
    fireEvent.click(submit('Cambiar el motivo'));
    await expectMessage('Pregunta corregida');
    expect(written().at(-1)?.body).toEqual({ decision: { kind: 'everyone' }, reason: 'Errata' });
  });

  test.each<[CorrectionPreview, string]>([
    [noMoves, 'Ningún puntaje cambia.'],
    [
      { isChange: true, completed: 40, running: 0, moves: [{ from: 512, to: 527, attempts: 1 }] },
      '1 de 40 puntajes cambia: de 512 a 527.',
    ],
    [{ isChange: true, completed: 0, running: 0, moves: [] }, 'Nadie lo ha rendido todavía.'],
    [{ isChange: true, completed: 0, running: 1, moves: [] }, '1 intento en curso se puntuará así.'],
  ])('of %o says "%s"', async (preview, text) => {
    await open({ preview });
    choose('Dar el punto a todos');
    expect(await dialog().findByText(text)).toBeTruthy();
  });

  test.each<[string, Partial<ExamQuestion>, string | RegExp, string, string]>([
    ['the point for all', {}, 'Dar el punto a todos', 'Dar el punto', 'Punto para todos'],
    ['voiding', {}, 'Anular la pregunta (no cuenta para nadie)', 'Anular', 'Anulada'],
    ['taking it back', { isVoided: true }, 'Volver a la clave original (B)', 'Volver a la clave', 'Clave B'],
  ])('%s is shown in the row', async (_, question, choice, action, chip) => {
    await open({ question });
    choose(choice);
    type(reason, 'El enunciado tenía un error.');
    await waitFor(() => expect(submit(action).disabled).toBe(false));
    fireEvent.click(submit(action));
    await waitFor(() => expect(row()).toContain(chip));
  });

  test('a question without a correction cannot be corrected to its own key', async () => {
    await open({ preview: { ...noMoves, isChange: false } });
    choose('Corregir la clave');
    markOption('B');
    type(reason, 'Otra vez.');
    expect(await dialog().findByText('Ya cuenta así.')).toBeTruthy();
    expect(submit('Corregir').disabled).toBe(true);
  });

  test('the present key can be chosen when students had another version of the question', async () => {
    await open({
      preview: { isChange: true, completed: 40, running: 0, moves: [{ from: 512, to: 527, attempts: 9 }] },
    });
    choose('Corregir la clave');
    markOption('B');
    type(reason, 'Antes decía C.');
    await waitFor(() => expect(submit('Corregir y recalcular 9 puntajes').disabled).toBe(false));
  });

  test('a preview that failed can be tried again; until then nothing can be sent', async () => {
    let fails = true;
    await open({ answers: { [previewPath]: () => (fails ? new Refusal(500) : noMoves) } });
    choose('Dar el punto a todos');
    type(reason, 'El enunciado tenía un error.');
    fireEvent.click(await dialog().findByRole('button', { name: 'Intentar de nuevo' }));
    expect(submit('Dar el punto').disabled).toBe(true);
    fails = false;
    fireEvent.click(await dialog().findByRole('button', { name: 'Intentar de nuevo' }));
    await dialog().findByText('Ningún puntaje cambia.');
    expect(submit('Dar el punto').disabled).toBe(false);
  });

  test('a refused correction shows why, and keeps the reason', async () => {
    await open({ answers: { [`POST ${path}/q2/correction`]: () => new Refusal(500) } });
    choose('Dar el punto a todos');
    await dialog().findByText('Ningún puntaje cambia.');
    type(reason, 'El enunciado tenía un error.');
    fireEvent.click(submit('Dar el punto'));
    await expectMessage('Error al corregir pregunta');
    expect(field(reason).value).toBe('El enunciado tenía un error.');
    fireEvent.click(submit('Cancelar'));
    pressIn('¿Descartar lo que escribiste?', 'Descartar');
    await waitFor(() => expect(document.activeElement).toBe(button('Corregir pregunta 2')));
  });
});

describe('Análisis', () => {
  const analysed = (place: number, warnings: AnalysedQuestion['warnings']) => anAnalysedQuestion(place, { warnings });
  /** Opens question 2, whose key looks wrong: C looks like the real one. */
  const open = async () => {
    const shown = await show({
      answers: {
        [`GET ${path.replace(/questions$/, 'analysis')}`]: () => ({
          questions: [analysed(2, [{ code: 'wrong-key', option: 2 }]), analysed(1, [])],
        }),
      },
    });
    tab('Análisis');
    fireEvent.click(await screen.findByRole('button', { name: /^Pregunta\s*2\D/, expanded: false }));
    return shown;
  };

  test('a question whose key looks wrong is corrected there: the better option is marked already', async () => {
    const { written } = await open();
    button('Corregir o anular').focus();
    press('Corregir o anular');
    const dialog = within(screen.getByRole('dialog', { name: 'Corregir la pregunta 2' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^C/ }).checked).toBe(true);
    await dialog.findByText('Ningún puntaje cambia.');
    type('Motivo (lo leen los estudiantes)', 'La clave estaba mal.');
    fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
    await expectMessage('Pregunta corregida');
    expect(written().at(-1)?.body).toEqual({
      decision: { kind: 'accept', accepted: [2] },
      reason: 'La clave estaba mal.',
    });
    await expectMessage('Clave corregida: C');
    await waitFor(() => expect(document.activeElement).toBe(button('Corregir o anular')));
  });

  test('any other question begins without a choice', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^Pregunta\s*1\D/, expanded: false }));
    press('Corregir o anular');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  test('«Editar» opens the form of the question in the list', async () => {
    await open();
    press('Editar');
    expect(screen.getByRole('tab', { name: 'Lista de preguntas' }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(editor('Pregunta')));
    expect(editor('Pregunta').textContent).toBe('¿Pregunta 2?');
    press('Volver a la lista');
    await waitFor(() => expect(document.activeElement).toBe(button('Editar pregunta 2')));
  });

  test('«Editar» keeps the unsaved text of another question, and says why it is shown', async () => {
    await open();
    press('Editar');
    await writeHtml('Explicación', '<p>Otra.</p>');
    tab('Análisis');
    fireEvent.click(await screen.findByRole('button', { name: /^Pregunta\s*1\D/, expanded: false }));
    press('Editar');
    await expectMessage('Guarda o descarta primero esta pregunta');
    expect(editor('Explicación').textContent).toBe('Otra.');
  });
});

describe('what was typed', () => {
  test('is offered after a reload: bulk text and single question', async () => {
    const { unmount } = await show();
    await writeText('Pregunta', 'A medias');
    tab('Carga masiva');
    type('Preguntas', bulk);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    await show();
    press('Recuperar');
    expect((await screen.findByRole('textbox', { name: 'Pregunta' })).textContent).toBe('A medias');
    tab('Carga masiva');
    press('Recuperar');
    expect(field('Preguntas').value).toBe(bulk);
  });

  test('stays when another tab is opened', async () => {
    await show();
    await writeText('Pregunta', 'A medias');
    tab('Carga masiva');
    type('Preguntas', bulk);
    press('Procesar');
    tab('Pregunta individual');
    expect((await screen.findByRole('textbox', { name: 'Pregunta' })).textContent).toBe('A medias');
    tab('Carga masiva');
    expect(field('Preguntas').value).toBe(bulk);
    expect(screen.getByRole('heading', { name: 'Vista previa' })).toBeTruthy();
  });

  test('in an edited question stays when another tab is opened, and going back to the list asks', async () => {
    const { onClose } = await show();
    tab('Lista de preguntas');
    fireEvent.click(await screen.findByRole('button', { name: 'Editar pregunta 2' }));
    await writeHtml('Explicación', '<p>Otra.</p>');
    tab('Carga masiva');
    press('Cerrar');
    expect(screen.getByText('Aún no se guarda lo que escribiste en Lista de preguntas.')).toBeTruthy();
    pressIn('¿Descartar lo que escribiste?', 'Cancelar');
    tab('Lista de preguntas');
    expect(editor('Explicación').textContent).toBe('Otra.');
    press('Volver a la lista');
    pressIn('¿Descartar lo que escribiste?', 'Cancelar');
    expect(editor('Explicación').textContent).toBe('Otra.');
    press('Volver a la lista');
    pressIn('¿Descartar lo que escribiste?', 'Descartar');
    await screen.findByRole('list', { name: 'Preguntas del ensayo' });
    press('Cerrar');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('is not lost by closing: a dialog asks and names the tabs', async () => {
    const { onClose } = await show();
    tab('Carga masiva');
    type('Preguntas', bulk);
    press('Cerrar');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Aún no se guarda lo que escribiste en Carga masiva.')).toBeTruthy();
    pressIn('¿Descartar lo que escribiste?', 'Cancelar');
    expect(field('Preguntas').value).toBe(bulk);
    press('Cerrar');
    pressIn('¿Descartar lo que escribiste?', 'Descartar');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('does not hold up closing when it is empty', async () => {
    const { onClose } = await show();
    press('Cerrar');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
