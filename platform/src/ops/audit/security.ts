import type { SecurityEventKind } from '@matraz/contracts/accounts/security-http';
import { entityId } from '@matraz/contracts/ids';
import type { SecurityEventRow } from '@matraz/infra/identity/security-events';
import type { Command } from 'commander';
import { idOf } from '../accounts/people.ts';
import { type Connection, withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput, table } from '../output.ts';
import { chileTime } from './chile-time.ts';

const names: Record<SecurityEventKind, string> = {
  login: 'Entró',
  'login-failed': 'Contraseña equivocada',
  'code-failed': 'Contraseña correcta, código equivocado',
  'proof-failed': 'Contraseña equivocada en una sesión abierta',
  logout: 'Cerró la sesión',
  'password-reset-asked': 'Se pidió un enlace para otra contraseña',
  'password-reset': 'Contraseña nueva con un enlace',
  'password-changed': 'Cambió la contraseña',
  'email-changed': 'Cambió el correo',
  'email-confirmed': 'Confirmó el correo',
  'sessions-ended': 'Se cerraron sesiones',
  'factor-added': 'Agregó una verificación',
  'factor-removed': 'Se quitó una verificación',
  'recovery-codes-made': 'Creó códigos de recuperación',
  'recovery-code-used': 'Usó un código de recuperación',
  'admin-granted': 'Recibió permiso de administrar',
  'admin-revoked': 'Perdió el permiso de administrar',
  'teacher-granted': 'Recibió el permiso de enseñar',
  'teacher-revoked': 'Perdió el permiso de enseñar',
  'access-refused': 'Acceso denegado',
  exported: 'Se exportaron sus datos',
  erased: 'Se borró la cuenta',
  'changed-by-admin': 'Cambió resultados de estudiantes',
};

/** Two sources are the same when these letters are. */
const short = (hash: Buffer | null) => hash?.toString('hex').slice(0, 8) ?? '';

const whoOf = ({ user_id, actor_id, by_operator }: SecurityEventRow) => {
  if (by_operator) return 'operador';
  return actor_id === user_id ? '' : (actor_id ?? '');
};

/** Null: all accounts. */
const requireId = async ({ pool }: Connection, account: string | undefined): Promise<string | null> => {
  if (account === undefined) return null;
  const id = await idOf(pool, account);
  if (!entityId.safeParse(id).success) throw new OpsError(`No es un id ni un correo: ${account}.`);
  return id;
};

const select = async (
  connection: Connection,
  account: string | undefined,
  { from, limit }: { from: Date; limit: number },
) => {
  const { rows } = await connection.pool.query<SecurityEventRow>(
    `select * from accounts.security_events
     where ($1::uuid is null or user_id = $1 or actor_id = $1) and at >= $2
     order by at desc, id desc
     limit $3`,
    [await requireId(connection, account), from, limit],
  );
  return rows.reverse();
};

interface Options {
  from?: Date;
  limit: number;
}

export const auditSecurity = async (account: string | undefined, _: unknown, command: Command): Promise<void> => {
  const { from = new Date(0), limit } = command.optsWithGlobals<Options>();
  const rows = await withConnection((connection) => select(connection, account, { from, limit }));
  const events = rows.map((row) => ({
    at: row.at.toISOString(),
    kind: row.kind,
    userId: row.user_id,
    actorId: row.actor_id,
    byOperator: row.by_operator,
    address: short(row.address_hash),
    browser: short(row.browser_hash),
    times: row.times,
  }));
  const lines = rows.map((row) => [
    chileTime(row.at),
    names[row.kind],
    row.times > 1 ? String(row.times) : '',
    row.user_id ?? '',
    whoOf(row),
    short(row.address_hash),
    short(row.browser_hash),
  ]);
  const text = table([['Hora de Chile', 'Qué pasó', 'Veces', 'Cuenta', 'Quién', 'Red', 'Navegador'], ...lines]);
  createOutput(command.optsWithGlobals()).printResult({ events }, events.length === 0 ? 'Nada.' : text);
};
