import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAnalysedQuestion } from '../../../../authoring/item-analysis/testing.ts';
import { writeHtml } from '../../../../shared/testing/editor.ts';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { type fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import type { Question } from '../queries.ts';
import { contentServer, ofTopic, topicId } from '../testing.ts';
import QuestionsPanel from './questions-panel.tsx';

const question = (number: number): Question => ({
  id: `q${number}`,
  number,
  topicId,
  question: `<p>¿Cuál es el número ${number}?</p>`,
  options: ['uno', 'dos', 'tres'],
  correctAnswer: 1,
  explanation: '<p>Porque sí.</p>',
  xpReward: 15,
  version: 1,
  locked: false,
});

const renderPanel = (items = [1, 2].map(question), answers: Parameters<typeof fakeServer>[0] = {}, path = ofTopic) => {
  const server = contentServer({ name: 'questions', items, answers });
  renderFor(<QuestionsPanel />, { path });
  return server;
};

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const dialog = () => within(screen.getByRole('dialog'));
const preview = () => within(screen.getByRole('region', { name: 'Vista previa' }));
const pressIn = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const expectMessage = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test('without a topic the create button is disabled', async () => {
  renderPanel([], {}, '/admin');
  expect((await button('Crear pregunta')).hasAttribute('disabled')).toBe(true);
});

test('of 1,000 questions it shows 20 at a time, and finds one by its text', async () => {
  renderPanel(Array.from({ length: 1_000 }, (_, i) => question(i + 1)));
  const list = await screen.findByRole('list', { name: 'Preguntas del tema' });
  expect(list.children).toHaveLength(20);
  expect(screen.getByText('1000 preguntas')).toBeTruthy();
  type('Buscar preguntas', 'NUMERO 987');
  expect(await screen.findByText('¿Cuál es el número 987?')).toBeTruthy();
  await waitFor(() => expect(list.children).toHaveLength(1));
});

test('an opened question of the analysis can be edited', async () => {
  renderPanel(undefined, {
    [`GET /api/admin/topics/${topicId}/analysis`]: () => ({ questions: [anAnalysedQuestion(2)] }),
  });
  await press('Análisis');
  fireEvent.click(await screen.findByRole('button', { name: /^Pregunta\s*2\D/, expanded: false }));
  await press('Editar');
  expect(preview().getByText('¿Cuál es el número 2?')).toBeTruthy();
});

describe('creating', () => {
  test('has four options and 10 XP by default; options can be added and removed', async () => {
    const { written } = renderPanel();
    await press('Crear pregunta');
    expect((screen.getByLabelText('Puntos XP') as HTMLInputElement).value).toBe('10');
    expect(dialog().getAllByRole('radio', { name: /es la correcta/ })).toHaveLength(4);
    pressIn('Agregar alternativa');
    await writeHtml('Pregunta', '<p>¿Cuánto es 2 + 3?</p>');
    for (const [letter, text] of Object.entries({ A: '4', B: '6', C: '7', D: '8', E: '5' })) {
      await writeHtml(`Alternativa ${letter}`, text);
    }
    fireEvent.click(dialog().getByRole('radio', { name: 'La E es la correcta' }));
    pressIn('Quitar la alternativa A');
    expect(dialog().getByRole('radio', { name: 'La D es la correcta', checked: true })).toBeTruthy();
    await writeHtml('Explicación', '<p>Suma.</p>');
    pressIn('Crear pregunta');
    await expectMessage('Pregunta creada exitosamente');
    expect(written().map(({ body }) => body)).toEqual([
      {
        topicId,
        xpReward: 10,
        question: '<p>¿Cuánto es 2 + 3?</p>',
        options: ['6', '7', '8', '5'].map((text) => `<p>${text}</p>`),
        correctAnswer: 3,
        explanation: '<p>Suma.</p>',
      },
    ]);
  });

  test('names what is missing', async () => {
    const { written } = renderPanel();
    await press('Crear pregunta');
    type('Puntos XP', '0');
    pressIn('Crear pregunta');
    for (const text of [
      'Escribe un número entero entre 1 y 1.000',
      'Escribe la pregunta',
      'Completa todas las alternativas o quita las que sobran',
      'Marca la alternativa correcta',
    ]) {
      expect(dialog().getByText(text)).toBeTruthy();
    }
    expect(written()).toEqual([]);
  });

  test('of two equal options the second one must be changed', async () => {
    const { written } = renderPanel();
    await press('Crear pregunta');
    await writeHtml('Pregunta', '<p>¿Cuánto es 2 + 3?</p>');
    for (const [letter, text] of Object.entries({ A: '4', B: '5', C: '7', D: '5' })) {
      await writeHtml(`Alternativa ${letter}`, text);
    }
    fireEvent.click(dialog().getByRole('radio', { name: 'La B es la correcta' }));
    pressIn('Crear pregunta');
    expect(dialog().getByText('Hay alternativas iguales')).toBeTruthy();
    expect(dialog().getByRole('textbox', { description: /Es igual a la alternativa B/ })).toBe(document.activeElement);
    expect(written()).toEqual([]);
  });

  test('a refusal shows the reason and keeps the form', async () => {
    renderPanel(undefined, { 'PUT /api/admin/questions/q1': () => new Refusal(404, '{"detail":"Ya no existe"}') });
    await press('Editar pregunta 1');
    type('Puntos XP', '20');
    pressIn('Guardar');
    await expectMessage('Error al actualizar pregunta');
    await expectMessage('Ya no existe');
    expect((screen.getByLabelText('Puntos XP') as HTMLInputElement).value).toBe('20');
  });
});

test('editing begins with the stored question and shows it as the student sees it', async () => {
  const { written } = renderPanel();
  await press('Editar pregunta 2');
  expect(preview().getByText('¿Cuál es el número 2?')).toBeTruthy();
  expect(preview().getByText('Respuesta correcta')).toBeTruthy();
  fireEvent.click(dialog().getByRole('radio', { name: 'La C es la correcta' }));
  pressIn('Guardar');
  await expectMessage('Pregunta actualizada exitosamente');
  const { id: _, locked: _locked, version: _version, number: _number, ...stored } = question(2);
  expect(written()[0]?.body).toEqual({ ...stored, correctAnswer: 2, expectedVersion: 1 });
});

test('deleting asks nothing', async () => {
  renderPanel();
  await press('Eliminar pregunta 1');
  await expectMessage('Pregunta eliminada exitosamente');
  await waitFor(() => expect(screen.queryByText('¿Cuál es el número 1?')).toBeNull());
});
