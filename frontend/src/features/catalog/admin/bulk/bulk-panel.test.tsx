import { paragraph, writeDocx } from '@matraz/formats/word/testing/write-docx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { rangesText } from '../../../../shared/study/ranges-text.ts';
import { atoms } from '../../../../shared/testing/examples.ts';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { type fakeServer, Refusal, type Sent } from '../../../../shared/testing/server.ts';
import { contentServer, ofTopic, topicId } from '../testing.ts';
import BulkPanel from './bulk-panel.tsx';

const block = (name: string) => `PREGUNTA: ¿${name}?
A) uno
B) dos *
C) tres
D) cuatro
EXPLICACIÓN: Porque sí.`;
const textOf = (...names: string[]) => names.map(block).join('\n---\n');

const renderPanel = (answers: Parameters<typeof fakeServer>[0] = {}, path = ofTopic) => {
  const server = contentServer({ name: 'questions', items: [], answers });
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const { unmount } = renderFor(<BulkPanel />, { path });
  const sent = () =>
    server.written().map(({ body, headers }) => ({ name: nameOf(body), key: headers['Idempotency-Key'] }));
  return { ...server, alert, unmount, sent };
};
/** The requests are parallel. */
const keysByName = (sent: readonly { name: string; key: string | undefined }[]) =>
  Object.fromEntries(sent.map(({ name, key }) => [name, key]));
const nameOf = (body: unknown) => (body as { question: string }).question;

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Texto de las preguntas');
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const process = async (text: string) => {
  write(text);
  press('Procesar');
  await screen.findByRole('heading', { name: 'Vista previa' });
};
const expectMessage = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test("'Procesar' needs a text and a topic", async () => {
  const { alert } = renderPanel({}, '/admin');
  expect(button('Procesar').disabled).toBe(true);
  press('Cargar ejemplo');
  press('Procesar');
  expect(alert).toHaveBeenCalledWith('Debes seleccionar un tema primero');
  expect(screen.queryByRole('heading', { name: 'Vista previa' })).toBeNull();
});

test('the example can be processed', async () => {
  renderPanel();
  press('Cargar ejemplo');
  press('Procesar');
  expect(await screen.findByText('2 preguntas, como las verá el estudiante al responder.')).toBeTruthy();
  expect(screen.getAllByText('Respuesta correcta')).toHaveLength(2);
});

test('the errors of all blocks are shown word for word, and nothing can be created', async () => {
  renderPanel();
  write('PREGUNTA: ¿uno?\nA) 1\nB) 2 *\n---\nA) 1\nB) 2\nC) 3\nD) 4');
  press('Procesar');
  const errors = within(await screen.findByRole('alert')).getAllByRole('listitem');
  expect(errors.map(({ textContent }) => textContent)).toEqual([
    'Bloque 1: Debe tener exactamente 4 opciones (A, B, C, D)',
    'Bloque 1: Falta la explicación',
    'Bloque 2: Falta la pregunta',
    'Bloque 2: Ninguna opción está marcada como correcta (*)',
    'Bloque 2: Falta la explicación',
  ]);
  expect(screen.queryByRole('button', { name: /^Crear/ })).toBeNull();
});

test('a changed text drops the preview', async () => {
  renderPanel();
  await process(textOf('a'));
  write(textOf('b'));
  expect(screen.queryByRole('heading', { name: 'Vista previa' })).toBeNull();
});

describe('a text file', () => {
  const file = (content: BlobPart, name = 'preguntas.txt') => new File([content], name);

  test('is picked with the button', async () => {
    renderPanel();
    fireEvent.change(screen.getByLabelText('Archivo de texto'), { target: { files: [file(textOf('a'))] } });
    await waitFor(() => expect(field().value).toBe(textOf('a')));
  });

  test('is dropped on the field, below the text that is there', async () => {
    renderPanel();
    write('PREGUNTA: antes');
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [file('PREGUNTA: después')] } });
    await waitFor(() => expect(field().value).toBe('PREGUNTA: antes\n---\nPREGUNTA: después'));
  });

  test('may come from an older Windows program', async () => {
    renderPanel();
    fireEvent.change(screen.getByLabelText('Archivo de texto'), {
      target: { files: [file(new Uint8Array([0x45, 0x58, 0x50, 0x4c, 0xd3, 0x4e]))] },
    });
    await waitFor(() => expect(field().value).toBe('EXPLÓN'));
  });

  test('that is no text is refused', async () => {
    renderPanel();
    fireEvent.change(screen.getByLabelText('Archivo de texto'), {
      target: { files: [file(new Uint8Array([80, 75, 3, 4, 0, 0, 0]), 'preguntas.docx')] },
    });
    await expectMessage('No se pudo leer preguntas.docx');
    expect(field().value).toBe('');
  });
});

describe('a text as in Word', () => {
  const word = `1. ¿Uno?
a) sí
b) <b>no</b>
2. ¿Dos?
a) sí
b) no
3. ¿Tres?
a) <b>sí</b>
b) no
4. ¿Cuatro?
a) sí
b) no
Respuesta correcta: B`;

  test('is found by its content, and a key is never guessed', async () => {
    const { written, sent } = renderPanel();
    await process(word);
    expect(screen.getByLabelText<HTMLSelectElement>('Formato').value).toBe('word');
    expect(screen.getAllByText('Respuesta correcta')).toHaveLength(1);
    const summary = screen.getByRole('region', { name: 'Claves por elegir' });
    expect(summary.textContent).toContain('El texto no la nombra: 2.');
    expect(summary.textContent).toContain('Se dedujo del formato (negrita, subrayado o color): 1 y 3.');
    expect(button('Crear 4 preguntas').disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('La A es la clave de la pregunta 1'));
    press('Ir a la primera sin clave');
    expect(button('Crear 4 preguntas').disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('La A es la clave de la pregunta 3'));
    fireEvent.click(screen.getByLabelText('La B es la clave de la pregunta 2'));
    press('Crear 4 preguntas');
    await waitFor(() => expect(written()).toHaveLength(4));
    expect(sent().map(({ name }) => name)).toEqual(['¿Uno?', '¿Dos?', '¿Tres?', '¿Cuatro?']);
    expect(written().map(({ body }) => (body as { correctAnswer: number }).correctAnswer)).toEqual([0, 1, 0, 1]);
  });

  test('all keys that the formatting suggests can be confirmed at once; a choice before that stays', async () => {
    renderPanel();
    await process(word.replace('2. ¿Dos?\na) sí\nb) no', '2. ¿Dos?\na) <u>sí</u>\nb) no'));
    fireEvent.click(screen.getByLabelText('La A es la clave de la pregunta 1'));
    press('Revisé las 2 deducidas: están bien');
    const checked = screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('aria-label'));
    expect(checked.filter((label) => label !== null)).toEqual([
      'La A es la clave de la pregunta 1',
      'La A es la clave de la pregunta 2',
      'La A es la clave de la pregunta 3',
    ]);
    expect(button('Crear 4 preguntas').disabled).toBe(false);
  });

  test('in a document is read with the number of what is not taken over', async () => {
    renderPanel();
    const lines = ['1. ¿Uno?', 'a) sí', 'b) no', 'Habilidad: Recordar', 'Clave: A'];
    const file = new File([writeDocx(lines.map((line) => paragraph(line)).join(''))], 'preguntas.docx');
    fireEvent.change(screen.getByLabelText('Archivo de texto'), { target: { files: [file] } });
    await screen.findByText('preguntas.docx');
    press('Procesar');
    await screen.findByRole('heading', { name: 'Vista previa' });
    expect(screen.getByText('no se importó la línea «Habilidad: Recordar»', { exact: false })).toBeTruthy();
    expect(button('Crear 1 pregunta').disabled).toBe(false);
  });

  test('shows another page when the first open key is there', async () => {
    renderPanel();
    const keyed = Array.from({ length: 12 }, (_, n) => `${n + 1}. ¿${n}?\na) sí\nb) no\nClave: A`);
    await process(`${keyed.join('\n')}\n13. ¿Última?\na) sí\nb) no`);
    expect(screen.queryByLabelText('La A es la clave de la pregunta 13')).toBeNull();
    press('Ir a la primera sin clave');
    const choice = await screen.findByLabelText('La A es la clave de la pregunta 13');
    await waitFor(() => expect(document.activeElement).toBe(choice));
  });
});

describe('a paste', () => {
  const pasteHtml = (html: string, plain = 'texto') =>
    fireEvent.paste(field(), {
      clipboardData: { items: [], getData: (type: string) => (type === 'text/html' ? html : plain) },
    });

  test('keeps superscripts and bold, and tells what it dropped', async () => {
    renderPanel();
    pasteHtml('<p>1. 10<sup>3</sup></p><p><b>a) uno</b></p><p style="color:red">b) dos</p>');
    await waitFor(() => expect(field().value).toBe('1. 10<sup>3</sup>\n<b>a) uno</b>\nb) dos'));
    expect(screen.getByText('Al pegar se quitaron colores.')).toBeTruthy();
  });

  test.each([
    ['without formatting', '<div style="font-family:Menlo">texto</div>', 'texto'],
    ['of a table for CSV', '<table><tr><td>pregunta</td></tr></table>', 'pregunta\tA\tB\tcorrecta\n¿?\t1\t2\tA'],
    ['of GIFT', '<b>::a::</b>b', '::a::b {=c ~d}'],
  ])('%s is left to the browser', (_, html, plain) => {
    renderPanel();
    expect(pasteHtml(html, plain)).toBe(true);
  });

  test('of a picture that is refused has its reason beside the field', async () => {
    const detail = 'La imagen es demasiado grande';
    renderPanel({ 'POST /api/upload/image': () => new Refusal(413, JSON.stringify({ detail })) });
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    const items = [{ type: 'image/png', getAsFile: () => file }];
    vi.spyOn(console, 'error').mockReturnValue();
    fireEvent.paste(field(), { clipboardData: { items, getData: () => '' } });
    expect(await screen.findByText(`Error al pegar imagen: ${detail}`)).toBeTruthy();
  });
});

test('a picture of this site that is typed with its whole address has its path', async () => {
  const { written } = renderPanel();
  await process(textOf('a').replace('uno', `<img src="${location.origin}/uploads/a.webp">`));
  press('Crear 1 pregunta');
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({ options: ['<img src="/uploads/a.webp" />', 'dos', 'tres', 'cuatro'] });
});

test('a picture that is shown as text is told', async () => {
  renderPanel();
  await process(textOf('a').replace('uno', '<img src="http://otro.cl/a.png">'));
  expect(screen.getByText('muestra la marca «<img>» como texto', { exact: false })).toBeTruthy();
});

describe('creating', () => {
  test('sends one request per question, then resets', async () => {
    const { written } = renderPanel();
    await process(textOf('a', 'b'));
    press('Crear 2 preguntas');
    await expectMessage('2 preguntas creadas exitosamente');
    expect(written().map(({ body }) => body)).toEqual(
      ['¿a?', '¿b?'].map((question) => ({
        topicId,
        question,
        options: ['uno', 'dos', 'tres', 'cuatro'],
        correctAnswer: 1,
        explanation: 'Porque sí.',
        xpReward: 10,
      })),
    );
    expect(field().value).toBe('');
    expect(screen.getByRole('link', { name: 'Ver las preguntas' })).toBeTruthy();
  });

  test('has the same words for one question', async () => {
    renderPanel();
    await process(textOf('a'));
    press('Crear 1 pregunta');
    await expectMessage('1 preguntas creadas exitosamente');
  });

  test('equal questions of one text are all created', async () => {
    const { sent } = renderPanel();
    await process(textOf('a', 'a'));
    press('Crear 2 preguntas');
    await expectMessage('2 preguntas creadas exitosamente');
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2);
  });

  test('the same text after a finished load makes new questions', async () => {
    const { sent } = renderPanel();
    for (let round = 0; round < 2; round++) {
      await process(textOf('a'));
      press('Crear 1 pregunta');
      await waitFor(() => expect(field().value).toBe(''));
    }
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2);
  });
});

describe('a failure in the middle', () => {
  /** Refuses the question with this name while `isBroken`. */
  const brokenFor = (name: string, refusal: Refusal) => {
    const state = { isBroken: true };
    const answers = {
      'POST /api/admin/questions': ({ body }: Sent) =>
        state.isBroken && nameOf(body) === name ? refusal : { ...(body as object), id: 'made' },
    };
    return { state, answers };
  };

  test('says what was created and what was not; repeating sends only the rest, with the same keys', async () => {
    const { state, answers } = brokenFor('¿b?', new Refusal(400, '{"detail":"Contenido no válido"}'));
    const { sent } = renderPanel(answers);
    await process(textOf('a', 'b', 'c'));
    press('Crear 3 preguntas');
    expect(await screen.findByText('Se crearon 2 de 3 preguntas')).toBeTruthy();
    expect(screen.getByText('No se crearon: 2.')).toBeTruthy();
    expect(screen.getByText('Pregunta 2: Contenido no válido')).toBeTruthy();
    await expectMessage('Error al cargar preguntas');
    const before = sent();
    state.isBroken = false;
    press('Crear la pregunta que falta');
    await expectMessage('3 preguntas creadas exitosamente');
    const after = sent().slice(before.length);
    expect(after).toEqual([before.find(({ name }) => name === '¿b?')]);
  });

  test('the keys sort like the questions in the text, which are listed by an id made of them', async () => {
    const names = Array.from({ length: 20 }, (_, place) => `¿número ${place + 1}?`);
    const { sent } = renderPanel();
    await process(textOf(...names.map((name) => name.slice(1, -1))));
    press('Crear 20 preguntas');
    await expectMessage('20 preguntas creadas exitosamente');
    const byKey = [...sent()].sort((one, other) => (one.key ?? '').localeCompare(other.key ?? ''));
    expect(byKey.map(({ name }) => name)).toEqual(names);
  });

  test('the keys stay when the text is corrected, and after a reload', async () => {
    const { state, answers } = brokenFor('¿b?', new Refusal(400, '{"detail":"No"}'));
    const first = renderPanel(answers);
    await process(textOf('a', 'b'));
    press('Crear 2 preguntas');
    await screen.findByText('Se crearon 1 de 2 preguntas');
    const keyOfA = first.sent().find(({ name }) => name === '¿a?')?.key;
    first.unmount();
    state.isBroken = false;
    const second = renderPanel(answers);
    await process(textOf('a', 'b corregida'));
    press('Crear 2 preguntas');
    await expectMessage('2 preguntas creadas exitosamente');
    expect(second.sent().find(({ name }) => name === '¿a?')?.key).toBe(keyOfA);
  });

  test('the keys stay after a closed tab', async () => {
    const { state, answers } = brokenFor('¿b?', new Refusal(400, '{"detail":"No"}'));
    const first = renderPanel(answers);
    await process(textOf('a', 'b'));
    press('Crear 2 preguntas');
    await screen.findByText('Se crearon 1 de 2 preguntas');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    sessionStorage.clear();
    state.isBroken = false;
    const second = renderPanel(answers);
    press('Recuperar');
    press('Procesar');
    fireEvent.click(await screen.findByRole('button', { name: 'Crear 2 preguntas' }));
    await expectMessage('2 preguntas creadas exitosamente');
    expect(keysByName(second.sent())).toEqual(keysByName(first.sent()));
  });

  test('keeps its keys when another text is loaded in between, into this topic or another one', async () => {
    const { state, answers } = brokenFor('¿b?', new Refusal(400, '{"detail":"No"}'));
    const first = renderPanel(answers);
    await process(textOf('a', 'b'));
    press('Crear 2 preguntas');
    await screen.findByText('Se crearon 1 de 2 preguntas');
    first.unmount();
    for (const path of [ofTopic, '/admin?tema=bonds']) {
      const between = renderPanel({ ...answers, 'GET /api/topics': () => [atoms, { ...atoms, id: 'bonds' }] }, path);
      await process(textOf('z'));
      press('Crear 1 pregunta');
      await waitFor(() => expect(field().value).toBe(''));
      between.unmount();
    }
    state.isBroken = false;
    const second = renderPanel(answers);
    await process(textOf('a', 'b'));
    press('Crear 2 preguntas');
    await expectMessage('2 preguntas creadas exitosamente');
    expect(keysByName(second.sent())).toEqual(keysByName(first.sent()));
  });

  test('that is not about a question ends the load', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `p${i + 1}`);
    const { answers } = brokenFor('¿p3?', new Refusal(404, '{"detail":"Tema no encontrado"}'));
    const { written } = renderPanel(answers);
    await process(textOf(...names));
    press('Crear 30 preguntas');
    expect(await screen.findByText(/^Se crearon \d+ de 30 preguntas$/)).toBeTruthy();
    expect(screen.getByText('Tema no encontrado.')).toBeTruthy();
    expect(written().length).toBeLessThan(30);
  });
});

test.each([
  [[0], '1'],
  [[0, 1, 2, 6, 8, 9], '1 a 3, 7 y 9 a 10'],
])('the places %j are written as %s', (indexes, text) => {
  expect(rangesText(indexes)).toBe(text);
});
