import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everythingExists } from '@matraz/application/catalog/catalog-lookup';
import { createTopic } from '@matraz/application/catalog/topic-commands';
import type { Handle } from '@matraz/application/command';
import { createCommandHandler } from '@matraz/application/command-handler';
import type { TopicStatus } from '@matraz/contracts/catalog/content';
import { drawing, paragraph, run as runOfText, writeDocx } from '@matraz/formats/word/testing/write-docx';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import { blackPng, picture } from '@matraz/infra/images/testing/pictures';
import { describe, expect, test } from 'vitest';
import { createOutput } from '../output.ts';
import { useOps } from '../testing/use-ops.ts';
import { importQuestions } from './import-questions.ts';
import { readQuestionFile } from './read-question-file.ts';

const ops = useOps();
const block = (n: number) =>
  `PREGUNTA: ¿Cuánto es ${n}?\nA) ${n} *\nB) ${n + 1}\nC) ${n + 2}\nD) ${n + 3}\nEXPLICACIÓN: Es ${n}.`;
const fileOf = (...blocks: string[]) => {
  const path = join(ops.folder, 'questions.txt');
  writeFileSync(path, blocks.join('\n---\n'));
  return path;
};

const makeTopic = async (status: TopicStatus = 'published') => {
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const deps = { handle: createCommandHandler({ store }), catalogLookup: everythingExists };
  const content = { courseId: 1, unit: 'Números', title: 'Contar', description: 'De uno en uno', orderIndex: 1 };
  const details = { color: 'blue', icon: 'atom', difficulty: 'beginner', status } as const;
  const { id } = await createTopic(deps, { ...content, ...details }, { correlationId: 'test', now: new Date() });
  await store.close();
  return id;
};
const questionsOf = async (topicId: string) => {
  const { rows } = await ops.database.pool.query<{ question: string }>(
    `select data ->> 'question' as question from es.events
     where type = 'QuestionCreated' and data ->> 'topicId' = $1 order by data ->> 'questionId'`,
    [topicId],
  );
  return rows.map(({ question }) => question);
};

test('every error of a file is reported, and nothing is created', async () => {
  const topicId = await makeTopic();
  const file = fileOf(block(1), 'PREGUNTA: ¿Y?\nA) 1 *', block(2).replace(' *', ''));
  const { code, reply } = await ops.json('catalog', 'import-questions', file, '--topic', topicId);
  expect(code).toBe(1);
  expect(reply.details).toEqual([
    'Bloque 2: Debe tener exactamente 4 opciones (A, B, C, D)',
    'Bloque 2: Falta la explicación',
    'Bloque 3: Ninguna opción está marcada como correcta (*)',
  ]);
  expect(await questionsOf(topicId)).toEqual([]);
});

test('a file that cannot be read is refused', async () => {
  expect(await ops.run('catalog', 'import-questions', join(ops.folder, 'no.txt'), '--topic', 'x')).toBe(1);
  expect(ops.written.stderr).toContain('(ENOENT)');
});

test('equal blocks are two questions, a repeated file adds none, and a new block at the end is added last', async () => {
  const topicId = await makeTopic();
  const run = (file: string) => ops.run('catalog', 'import-questions', file, '--topic', topicId);
  expect(await run(fileOf(block(1), block(2), block(1)))).toBe(0);
  expect(await run(fileOf(block(1), block(2), block(1)))).toBe(0);
  expect(await run(fileOf(block(1), block(2), block(1), block(3)))).toBe(0);
  expect(await questionsOf(topicId)).toEqual(['¿Cuánto es 1?', '¿Cuánto es 2?', '¿Cuánto es 1?', '¿Cuánto es 3?']);
});

test('the result says that the topic is a draft', async () => {
  const topicId = await makeTopic('draft');
  expect(await ops.run('catalog', 'import-questions', fileOf(block(1)), '--topic', topicId)).toBe(0);
  expect(ops.written.stdout).toBe('Se creó 1 pregunta. El tema es un borrador: los estudiantes no lo ven.\n');
});

test('two concurrent imports of one file create each question once', async () => {
  const topicId = await makeTopic();
  const file = fileOf(...Array.from({ length: 20 }, (_, n) => block(n)));
  const run = () => ops.run('catalog', 'import-questions', file, '--topic', topicId);
  expect(await Promise.all([run(), run()])).toEqual([0, 0]);
  expect(await questionsOf(topicId)).toHaveLength(20);
});

test('an import that loses its lock ends with an error, and a repeat completes it', async () => {
  const topicId = await makeTopic();
  const { questions } = readQuestionFile(fileOf(...Array.from({ length: 40 }, (_, n) => block(n))));
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const handleCommand = createCommandHandler({ store });
  let commands = 0;
  const handleAndLoseLock: Handle = async (...command) => {
    if (commands++ === 20) {
      await ops.database.pool.query(
        `select pg_terminate_backend(pid) from pg_locks join pg_database on oid = database
         where locktype = 'advisory' and datname = current_database()`,
      );
      await new Promise((resolve) => setTimeout(resolve, 1_000)); // without this wait the import could end before it notices the lost connection
    }
    return handleCommand(...command);
  };
  const run = (handle: Handle) => {
    const connection = { databaseUrl: ops.database.url, publicUrl: '', pool: ops.database.pool, store, handle };
    return importQuestions(connection, { questions, topicId, dryRun: false }, createOutput({ json: true }));
  };
  await expect(run(handleAndLoseLock)).rejects.toMatchObject({ code: '57P01' });
  await run(handleCommand);
  await store.close();
  expect(await questionsOf(topicId)).toEqual(questions.map(({ question }) => question));
});

test('a repeat completes an interrupted import, in order and without duplicates', async () => {
  const topicId = await makeTopic();
  const { questions } = readQuestionFile(fileOf(...Array.from({ length: 40 }, (_, n) => block(n))));
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const handleCommand = createCommandHandler({ store });
  // Every third command fails, as if the process died in the middle of a batch.
  let commands = 0;
  const handleAndFail: Handle = async (...command) => {
    if (commands++ % 3 === 0) throw new Error('killed');
    return handleCommand(...command);
  };
  const run = (handle: Handle) => {
    const connection = { databaseUrl: ops.database.url, publicUrl: '', pool: ops.database.pool, store, handle };
    return importQuestions(connection, { questions, topicId, dryRun: false }, createOutput({ json: true }));
  };
  await expect(run(handleAndFail)).rejects.toThrow('killed');
  await expect.poll(async () => (await questionsOf(topicId)).length).toBeGreaterThan(5);
  const { created, alreadyThere } = await run(handleCommand);
  await store.close();
  expect(alreadyThere).toBeGreaterThan(5);
  expect(created + alreadyThere).toBe(40);
  expect(await questionsOf(topicId)).toEqual(questions.map(({ question }) => question));
});

describe('a text or a document as in Word', () => {
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(ops.folder, name);
    writeFileSync(path, content);
    return path;
  };
  const keysOf = async (topicId: string) => {
    const { rows } = await ops.database.pool.query<{ key: number }>(
      `select (data ->> 'correctAnswer')::int as key from es.events
       where type = 'QuestionCreated' and data ->> 'topicId' = $1 order by data ->> 'questionId'`,
      [topicId],
    );
    return rows.map(({ key }) => key);
  };
  const text = '1. ¿Uno?\na) sí\nb) no\nRespuesta correcta: B\n2. ¿Dos?\na) sí\nb) no\n3. ¿Tres?\na) sí\nb) <b>no</b>';

  test('creates nothing while a key is missing or only deduced, and says which', async () => {
    const topicId = await makeTopic();
    const file = write('word.txt', text);
    const { code, reply } = await ops.json('catalog', 'import-questions', file, '--topic', topicId);
    expect(code).toBe(1);
    expect(reply.details).toEqual([
      'Pregunta 2: falta la clave; nómbrala con --keys "2 A"',
      'Pregunta 3: la clave se deduce del formato; si es la B, confírmala con --keys "3 B"',
    ]);
    expect(await keysOf(topicId)).toEqual([]);
  });

  test('creates them with the keys that the operator names', async () => {
    const topicId = await makeTopic();
    const file = write('word.txt', text);
    expect(await ops.run('catalog', 'import-questions', file, '--topic', topicId, '--keys', '2 A, 3 B')).toBe(0);
    expect(await keysOf(topicId)).toEqual([1, 0, 1]);
    expect(await questionsOf(topicId)).toEqual(['¿Uno?', '¿Dos?', '¿Tres?']);
  });

  test.each([
    ['1 A, 2 A, 3 B', ['Pregunta 1: ya tiene una clave en el archivo']],
    ['2 C, 3 B', ['Pregunta 2: no tiene la alternativa C']],
    ['2 A, 3 B, 4 A', ['Pregunta 4: no está en el archivo']],
  ])('refuses the keys %s', async (keys, details) => {
    const topicId = await makeTopic();
    const file = write('word.txt', text);
    const { code, reply } = await ops.json('catalog', 'import-questions', file, '--topic', topicId, '--keys', keys);
    expect([code, reply.details]).toEqual([1, details]);
  });

  test('refuses a list of keys that is none', async () => {
    const args = ['catalog', 'import-questions', write('word.txt', text), '--topic', 'x', '--keys', 'todas'];
    expect(await ops.run(...args)).toBe(2);
  });

  const docx = (png: Uint8Array) =>
    writeDocx(
      paragraph(runOfText('1. Mira ') + drawing('rId1')) +
        ['a) sí', 'b) no', 'Habilidad: Recordar', 'Clave: A'].map((line) => paragraph(line)).join(''),
      { 'image1.png': png },
    );

  test('a document is read with its pictures, and what is not taken over is told', async () => {
    const topicId = await makeTopic();
    const file = write('word.docx', docx(await picture.png()));
    const { code, reply } = await ops.json('catalog', 'import-questions', file, '--topic', topicId);
    expect(code).toBe(0);
    expect(reply).toMatchObject({ created: 1, notes: ['Pregunta 1: no se importó la línea «Habilidad: Recordar»'] });
    const [question = ''] = await questionsOf(topicId);
    const name = /src="\/uploads\/([0-9a-f]{64}\.webp)"/.exec(question)?.[1] ?? '';
    expect(await openFileStore({ dataDir: ops.folder }).get(name)).toBeDefined();
    expect(await ops.json('catalog', 'import-questions', file, '--topic', topicId)).toMatchObject({
      reply: { created: 0, alreadyThere: 1 },
    });
  });

  test('a picture of 81 megapixels is refused with the limit', async () => {
    const topicId = await makeTopic();
    const file = write('word.docx', docx(blackPng(9_000, 9_000)));
    const { code, reply } = await ops.json('catalog', 'import-questions', file, '--topic', topicId, '--dry-run');
    expect([code, reply.details]).toEqual([
      1,
      ['La imagen image1.png es demasiado grande: redúcela a 5 MB y 40 megapíxeles como máximo'],
    ]);
  });

  test('Excel and .doc are refused with the way out', async () => {
    const xlsx = new URL('../../../../formats/fixtures/field/in/26b-excel.xlsx', import.meta.url).pathname;
    expect(await ops.run('catalog', 'import-questions', xlsx, '--topic', 'x')).toBe(1);
    expect(ops.written.stderr).toContain('guarda la hoja como CSV');
    const doc = write('viejo.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]));
    expect(await ops.run('catalog', 'import-questions', doc, '--topic', 'x')).toBe(1);
    expect(ops.written.stderr).toContain('.docx');
  });
});
