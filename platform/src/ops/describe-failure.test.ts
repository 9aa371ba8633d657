import { StoreBusy, StoreUnavailable } from '@matraz/infra/event-store/port';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
const fromSystem = (code: string) => Object.assign(new Error('failed'), { code, syscall: 'write', path: '/backups/a' });

test.each<[string, unknown, RegExp, number]>([
  ['a connection that ended', new Error('Connection terminated unexpectedly'), /^Se perdió la conexión/, 3],
  ['a server that stops', fromServer('57P01'), /^Se perdió la conexión/, 3],
  ['a server with too many connections', fromServer('53300'), /^La base de datos no responde/, 3],
  ['a server with a full disk', fromServer('53100'), /^La base de datos no tiene espacio en el disco/, 3],
  ['a limit of time of the server', fromServer('57014'), /^La base de datos interrumpió una consulta/, 3],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), /^La base de datos no responde/, 3],
  ['no answer in time', new Error('Query read timeout'), /^La base de datos no responde/, 3],
  ['an event store that is away', new StoreUnavailable('no reply'), /^El registro de eventos no responde/, 3],
  ['an event store with a full queue', new StoreBusy(), /^El registro de eventos no responde/, 3],
  ['a database without tables', fromServer('42P01'), /^La base de datos no tiene las tablas de Matraz/, 2],
  ['a role without rights', fromServer('42501'), /^El rol de la base de datos no tiene permiso/, 2],
  ['a server that only reads', fromServer('25006'), /^La base de datos solo admite lecturas/, 2],
  ['another refusal of the server', fromServer('XX001'), /^La base de datos rechazó una consulta \(XX001/, 4],
  ['a full disk here', fromSystem('ENOSPC'), /^No se puede usar \/backups\/a: no queda espacio en el disco/, 4],
  ['a defect', new TypeError('undefined is not a function'), /^El comando falló por un error del programa/, 4],
  ['something that is no error', 'x', /^El comando falló por un error del programa \(x\)/, 4],
])('%s is told in a sentence, with the exit code of --help', (_, error, sentence, exitCode) => {
  expect(describeFailure(error)).toEqual({ message: expect.stringMatching(sentence), exitCode });
});
