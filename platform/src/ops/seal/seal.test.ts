import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeExamAttempt } from '@matraz/application/exams/complete-exam-attempt';
import { createExam } from '@matraz/application/exams/create-exam';
import { startExamAttempt } from '@matraz/application/exams/start-exam-attempt';
import { makeReceipt } from '@matraz/application/seal/make-receipt';
import { testExamDeps } from '@matraz/application/testing/exam-deps';
import { anExam, anExamQuestion } from '@matraz/application/testing/exams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newId } from '@matraz/infra/ids';
import { selectVerification, writeVerification } from '@matraz/infra/seal/seal-tables';
import { expect, test, vi } from 'vitest';
import { useOps } from '../testing/use-ops.ts';
import { checkSeal } from './testing/check-seal.ts';

const ops = useOps();

/** @returns the id of a completed attempt */
const takeExam = async (): Promise<string> => {
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const deps = testExamDeps(store);
  const context = () => ({ correlationId: newId(), now: new Date() });
  const form = anExam({ title: 'Ensayo de Química', totalQuestions: 1, isPublished: true });
  const { id } = await createExam(deps, form, context(), [anExamQuestion()]);
  const { attemptId, userId } = await startExamAttempt(deps, { userId: randomUUID(), examId: id }, context());
  await completeExamAttempt(deps, attemptId, { userId }, context());
  await store.close();
  return attemptId;
};
const changeAnEvent = async () => {
  await ops.database.pool.query('alter table es.events disable trigger append_only');
  await ops.database.pool.query(
    `update es.events set data = jsonb_set(data, '{paesScore}', '999') where type = 'ExamAttemptCompleted'`,
  );
};
const fileOf = (name: string) => join(ops.folder, name);
/** The receipt of an attempt as a file, as the student downloads it. */
const downloadReceipt = async (attemptId: string): Promise<string> => {
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const receipt = await makeReceipt({ store, pool: ops.database.pool }, attemptId);
  await store.close();
  writeFileSync(fileOf('receipt.json'), JSON.stringify(receipt));
  return fileOf('receipt.json');
};

test('a sealed log verifies, and an event that was changed afterwards is found', async () => {
  await takeExam();
  const sealed = await ops.json('seal');
  expect(sealed).toMatchObject({ code: 0, reply: { size: 5, publicKey: expect.stringContaining('/registro+') } });
  expect(readFileSync(String(sealed.reply.file), 'utf8')).toBe(sealed.reply.checkpoint);
  expect(await ops.json('events', 'verify')).toMatchObject({ code: 0, reply: { size: 5, sealedSize: 5 } });

  await changeAnEvent();
  const { code, reply } = await ops.json('events', 'verify');
  expect(code).toBe(1);
  expect(reply.details).toEqual([expect.stringMatching(/evento cambiado en el lugar 4 .*ExamAttemptCompleted/)]);
});

/** Empties the seal in the database, as its owner can. */
const forgetSeal = async () => {
  await ops.database.pool.query('truncate seal.tiles, seal.checkpoints');
  await ops.database.pool.query('update seal.progress set size = 0, position = 0');
};

test('a log that was changed with its seal is not signed, because the last own seal is another', async () => {
  await takeExam();
  const { reply } = await ops.json('seal');
  const kept = readFileSync(String(reply.file), 'utf8');
  await changeAnEvent();
  await forgetSeal();
  await takeExam();
  expect(await ops.json('seal')).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('no es el del último sello propio (seals/last.checkpoint), de 5 eventos') },
  });
  expect(readFileSync(String(reply.file), 'utf8')).toBe(kept);
  expect(await ops.json('events', 'verify')).toMatchObject({
    code: 1,
    reply: { details: ['El registro no es el del sello de 5 eventos'] },
  });
});

test('a checker that was written from docs/seal.md alone finds the same root, and every change', async () => {
  await takeExam();
  const store = await openEventStore({ databaseUrl: ops.database.url });
  // Keys in another order, in two planes of Unicode, and numbers with another notation than their own.
  const data = { '\u{1F600}': 1e21, '\uFB33': [0.1, -0, 1e-7], ñ: { b: null, a: '"\\\n\u2028' }, a: 1.0 };
  const metadata = { occurredAt: new Date().toISOString(), userId: newId(), correlationId: 'c', causationId: 'c' };
  const event = { type: 'Odd', schemaVersion: 1, data, metadata: { eventId: newId(), ...metadata } };
  await store.append('odd-1', [event], { expectedVersion: 0 });
  await store.close();
  const { reply } = await ops.json('seal');
  await takeExam();
  expect(await ops.run('events', 'export', fileOf('log.jsonl'))).toBe(0);
  const log = readFileSync(fileOf('log.jsonl'), 'utf8');
  const check = (text: string) => checkSeal(text, readFileSync(String(reply.file), 'utf8'), String(reply.publicKey));
  expect(reply.size).toBe(6);
  expect(check(log)).toBeUndefined();

  const lines = log.trim().split('\n');
  const changed = (name: string, value: unknown) =>
    lines.with(5, JSON.stringify({ ...JSON.parse(lines[5] ?? ''), [name]: value })).join('\n');
  for (const [name, value] of Object.entries({ stream: 'odd-2', version: 2, type: 'Even', schemaVersion: 2, data: {} }))
    expect(check(changed(name, value)), name).toBe('the root');
  for (const name of Object.keys(event.metadata))
    expect(check(changed('metadata', { ...event.metadata, [name]: 'other' })), name).toBe('the root');
  expect(check(changed('position', '99'))).toBeUndefined();
});

test('a checkpoint that was kept elsewhere shows a log that was changed and sealed again', async () => {
  await takeExam();
  const { reply } = await ops.json('seal');
  writeFileSync(fileOf('kept.checkpoint'), String(reply.checkpoint));
  await changeAnEvent();
  await forgetSeal();
  rmSync(fileOf('seals'), { recursive: true });
  await ops.run('seal');
  expect((await ops.json('events', 'verify')).code).toBe(0);
  expect(await ops.json('events', 'verify', '--checkpoint', fileOf('kept.checkpoint'))).toMatchObject({
    code: 1,
    reply: { details: ['El registro no es el del sello de 5 eventos'] },
  });
});

test('verify says what was compared: the seal of the database, a checkpoint that was kept, or nothing', async () => {
  await takeExam();
  const { reply } = await ops.json('seal');
  writeFileSync(fileOf('kept.checkpoint'), String(reply.checkpoint));
  const verify = async (...args: string[]) => {
    ops.written.stdout = '';
    expect(await ops.run('events', 'verify', ...args)).toBe(0);
    return ops.written.stdout;
  };
  const kept = ['--checkpoint', fileOf('kept.checkpoint')];
  expect(await verify()).toBe('El registro es lo que se selló: 5 eventos.\n');
  expect(await verify(...kept)).toBe(
    'El registro es lo que se selló: 5 eventos. El sello indicado también coincide.\n',
  );

  // As after a restore: a backup has no seal tables.
  await forgetSeal();
  rmSync(fileOf('seals'), { recursive: true });
  await takeExam();
  expect(await verify(...kept)).toBe(
    'El registro es el del sello indicado: 5 eventos, y 5 más que aún no tienen sello.\n' +
      'La base de datos no tiene sello: se comparó la raíz de todos juntos, y no evento por evento.\n',
  );
  expect(await ops.json('events', 'verify')).toEqual({
    code: 5,
    reply: {
      error:
        'No se comparó nada: no hay ningún sello, ni en la base de datos ni en la carpeta de datos. El registro tiene 10 eventos.',
      details: [],
    },
  });
});

test('a platform that never sealed has nothing to compare with', async () => {
  await takeExam();
  expect(await ops.json('events', 'verify')).toMatchObject({
    code: 5,
    reply: { error: expect.stringMatching(/^No se comparó nada/) },
  });
});

test('a checkpoint that is newer than the log is told as such, so that a restored backup does not seem changed', async () => {
  await takeExam();
  const { reply } = await ops.json('seal');
  writeFileSync(fileOf('newer.checkpoint'), String(reply.checkpoint));
  await forgetSeal();
  await ops.database.pool.query('alter table es.events disable trigger append_only');
  await ops.database.pool.query('delete from es.events where position = (select max(position) from es.events)');
  expect(await ops.json('events', 'verify', '--checkpoint', fileOf('newer.checkpoint'))).toMatchObject({
    code: 1,
    reply: {
      details: [
        'El registro termina antes que el sello de 5 eventos: el sello es más nuevo que este registro, o faltan eventos',
      ],
    },
  });
});

test('a seal whose progress was deleted is told, and made again from the log when the log is what was signed', async () => {
  await takeExam();
  await ops.json('seal');
  await ops.database.pool.query('delete from seal.progress');
  await takeExam();
  expect(await ops.json('seal')).toMatchObject({ code: 1, reply: { error: expect.stringContaining('lo borró') } });
  expect(await ops.json('events', 'verify')).toMatchObject({
    code: 1,
    reply: { details: [expect.stringContaining('seal.progress')] },
  });
  expect(await ops.json('seal', '--rebuild')).toMatchObject({ code: 0, reply: { size: 10 } });
  expect(await ops.json('events', 'verify')).toMatchObject({ code: 0, reply: { sealedSize: 10 } });

  await changeAnEvent();
  await ops.database.pool.query('delete from seal.progress');
  expect(await ops.json('seal', '--rebuild')).toMatchObject({
    code: 1,
    reply: { details: expect.arrayContaining(['El registro no es el del sello de 10 eventos']) },
  });
  expect((await ops.database.pool.query('select from seal.progress')).rowCount).toBe(0);
});

test('seals that no key signed are dropped with --rebuild, and the operator is told', async () => {
  await takeExam();
  const { reply } = await ops.json('seal');
  const { pool } = ops.database;
  // A day has one seal, so each note needs a day of its own.
  const tomorrow = "(date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC'";
  for (const at of ['now()', tomorrow])
    await pool.query(`select seal.record_checkpoint('a note', $1, ${at})`, [reply.publicKey]);
  expect(await ops.json('events', 'verify')).toMatchObject({
    code: 1,
    reply: { details: ['Un sello no está firmado con la clave: a note'] },
  });
  await ops.json('seal');
  expect((await ops.json('events', 'verify')).code).toBe(1);
  expect(await ops.json('seal', '--rebuild')).toMatchObject({ code: 0, reply: { size: 5, dropped: 1 } });
  expect((await ops.json('events', 'verify')).code).toBe(0);

  await pool.query("select seal.record_checkpoint('a note', $1, now())", [reply.publicKey]);
  expect(await ops.run('seal', '--rebuild')).toBe(0);
  expect(ops.written.stdout).toContain('Sellos falsos que se quitaron: 1.');
});

test('with a new key the seals of the key before are no false ones', async () => {
  await takeExam();
  await ops.json('seal');
  rmSync(fileOf('seal-key.json'));
  rmSync(fileOf('seals'), { recursive: true });
  const { code, reply } = await ops.json('seal', '--rebuild', '--new-key', '--yes');
  expect({ code, dropped: reply.dropped }).toEqual({ code: 0, dropped: undefined });
});

test('a comparison that another session holds does not stop the command for ever', async () => {
  await takeExam();
  await ops.json('seal');
  await writeVerification(ops.database.pool, { verifiedAt: new Date(), size: 5, problem: 'Faltan eventos' });
  const other = await ops.database.pool.connect();
  await other.query('begin');
  await writeVerification(other, { verifiedAt: new Date(), size: 5, problem: null });
  const { code } = await ops.json('events', 'verify');
  await other.query('rollback');
  other.release();
  expect(code).toBe(0);
  expect(ops.written.stderr).toContain('Estado sigue mostrando la diferencia anterior: otra sesión la retiene');
}, 60_000);

test('a seal that another session holds does not stop the command for ever', async () => {
  await takeExam();
  const other = await ops.database.pool.connect();
  await other.query('begin');
  await other.query('select seal.lock()');
  expect(await ops.json('seal')).toMatchObject({ code: 3, reply: { error: expect.stringContaining('repita') } });
  await other.query('rollback');
  other.release();
  expect((await ops.json('seal')).code).toBe(0);
}, 60_000);

test('a problem that was found stays in the status until a comparison of the operator finds nothing', async () => {
  await takeExam();
  await ops.json('seal');
  const { pool } = ops.database;
  await writeVerification(pool, { verifiedAt: new Date(), size: 5, problem: 'Faltan eventos' });
  await writeVerification(pool, { verifiedAt: new Date(), size: 5, problem: null });
  expect(await selectVerification(pool)).toMatchObject({ problem: 'Faltan eventos' });
  expect((await ops.json('events', 'verify')).code).toBe(0);
  expect(await selectVerification(pool)).toMatchObject({ problem: null });
});

test('another file in place of the seal is refused, without a word about the log', async () => {
  await takeExam();
  await ops.run('seal');
  writeFileSync(fileOf('other.txt'), 'not a seal');
  const { code, reply } = await ops.json('events', 'verify', '--checkpoint', fileOf('other.txt'));
  expect({ code, error: reply.error }).toEqual({ code: 1, error: `${fileOf('other.txt')} no es un sello de Matraz.` });
});

test('without the key file the log is sealed only with --new-key', async () => {
  await ops.run('seal');
  const dataDir = fileOf('other');
  vi.stubEnv('MATRAZ_DATA_DIR', dataDir);
  expect(await ops.json('events', 'verify')).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('--key') },
  });
  expect(await ops.json('seal')).toMatchObject({ code: 1, reply: { error: expect.stringContaining('otra clave') } });
  expect(await ops.json('seal', '--new-key')).toMatchObject({
    code: 1,
    reply: {
      error: expect.stringMatching(
        /^El registro se sellará con una clave nueva en vez de .* No se cambió nada; con --yes/,
      ),
    },
  });
  expect((await ops.json('seal')).code).toBe(1);
  expect(existsSync(join(dataDir, 'seal-key.json'))).toBe(false);
  expect((await ops.json('seal', '--new-key', '--yes')).code).toBe(0);
  expect((await ops.json('seal', '--new-key')).code).toBe(0);
});

test('a receipt of an older key is verified with the keys of the data folder, and the command says which key it is', async () => {
  const attemptId = await takeExam();
  const { reply: first } = await ops.json('seal');
  const file = await downloadReceipt(attemptId);
  rmSync(fileOf('seal-key.json'));
  expect(await ops.json('seal', '--new-key', '--yes')).toMatchObject({ reply: { olderKeys: [first.publicKey] } });
  vi.stubEnv('DATABASE_URL', 'postgres://localhost:1/none');
  const isOlder = { valid: true, publicKey: first.publicKey, isOlderKey: true };
  expect(await ops.json('receipt', file)).toMatchObject({ code: 0, reply: isOlder });
  expect(await ops.run('receipt', file)).toBe(0);
  expect(ops.written.stdout).toMatch(/Clave +\S+\/registro\+[0-9a-f]{8}, una clave anterior de la plataforma/);
  expect(ops.written.stdout).toMatch(/Muestra los hechos hasta +2\d{3}-\S+Z: un cambio posterior del puntaje/);
});

test('a receipt is verified without the platform, and a changed one is refused', async () => {
  const attemptId = await takeExam();
  const { reply } = await ops.json('seal');
  const file = await downloadReceipt(attemptId);
  vi.stubEnv('DATABASE_URL', 'postgres://localhost:1/none');
  const key = ['--key', String(reply.publicKey)];
  expect(await ops.json('receipt', file, ...key)).toMatchObject({
    code: 0,
    reply: { valid: true, isWhole: true, examTitle: 'Ensayo de Química', score: expect.any(Number) },
  });
  expect(await ops.run('receipt', file, ...key)).toBe(0);
  expect(ops.written.stdout).toContain('\nEl comprobante es válido.\n');
  expect(ops.written.stdout).toMatch(/Ensayo +Ensayo de Química\n/);

  const whole = readFileSync(file, 'utf8');
  const { events, ...rest } = JSON.parse(whole);
  const cuts: [object[], string, string][] = [
    [events.slice(0, 1), 'cut', 'El comprobante está incompleto: tiene 1 evento válido y faltan otros del ensayo.'],
    [events.slice(-1), 'short', 'El comprobante breve es válido: tiene un solo evento, el del resultado.'],
  ];
  for (const [left, extent, title] of cuts) {
    writeFileSync(file, JSON.stringify({ ...rest, events: left }));
    expect(await ops.json('receipt', file, ...key)).toMatchObject({ code: 0, reply: { extent } });
    expect(await ops.run('receipt', file, ...key)).toBe(0);
    expect(ops.written.stdout).toContain(`\n${title}\n`);
  }
  writeFileSync(file, whole);

  writeFileSync(file, readFileSync(file, 'utf8').replace('"submitted"', '"time-expired"'));
  expect(await ops.json('receipt', file, ...key)).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('no está en el registro sellado') },
  });
  writeFileSync(file, 'hola');
  expect(await ops.json('receipt', file, ...key)).toMatchObject({
    code: 1,
    reply: { error: 'El archivo no es un comprobante de Matraz.' },
  });
});
