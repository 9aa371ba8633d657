import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { eraseAccount } from '@matraz/application/accounts/erase-account';
import { readPersonalData } from '@matraz/application/accounts/personal-data/parts';
import { zipOf } from '@matraz/application/accounts/personal-data/zip';
import { createExamArchive } from '@matraz/application/exams/exam-archive';
import { DomainError } from '@matraz/domain/errors';
import { type DataRequestRow, recordDataRequest, selectDataRequests } from '@matraz/infra/identity/data-requests';
import { noteSecurity } from '@matraz/infra/identity/security-events';
import { newId } from '@matraz/infra/ids';
import type { Pool } from '@matraz/infra/postgres/pool';
import { Command } from 'commander';
import { type ConfirmOptions, requireConfirmation } from '../confirm.ts';
import { confirmReplace } from '../confirm-replace.ts';
import { withConnection } from '../connection.ts';
import { operatorPath } from '../operator-path.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput, table } from '../output.ts';
import { withReadModels } from '../projections/with-read-models.ts';
import { writeWhole } from '../write-whole.ts';
import { noAccount, people } from './people.ts';

interface PaperRequest extends ConfirmOptions {
  id?: string;
  /** YYYY-MM-DD. */
  asked?: string;
  reference?: string;
}

/** @throws OpsError when the text may name the person */
const referenceOf = ({ reference }: PaperRequest): string | undefined => {
  if (reference === undefined || /^[\w./-]{1,40}$/.test(reference)) return reference;
  throw new OpsError(
    'La referencia es un número de caso, como 2026-014: hasta 40 letras sin tilde, números y . / - _.',
  );
};

const askedAtOf = ({ asked }: PaperRequest, now: Date): Date => {
  const askedAt = asked === undefined ? now : new Date(`${asked}T12:00:00Z`);
  if (asked !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(asked)) throw new OpsError(`No es una fecha: ${asked}.`);
  if (Number.isNaN(askedAt.getTime())) throw new OpsError(`No es una fecha: ${asked}.`);
  return askedAt > now ? now : askedAt;
};

interface Found {
  id: string;
  /** A local account that never entered: its id is the subject. */
  isLocalOnly: boolean;
}

const findAccounts = async (pool: Pool, email: string): Promise<Found[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select l.id from accounts.local_users l
     where lower(l.email) = lower($1)
     and not exists (select from accounts.users u where u.issuer = 'urn:matraz:embedded' and u.subject = l.id::text)`,
    [email],
  );
  return [
    ...(await people(pool, email)).map(({ id }) => ({ id, isLocalOnly: false })),
    ...rows.map(({ id }) => ({ id, isLocalOnly: true })),
  ];
};

/** @throws OpsError unless the e-mail, and the id when there is one, belong to one account */
const requireOne = async (pool: Pool, email: string, id: string | undefined): Promise<Found> => {
  const found = (await findAccounts(pool, email)).filter((one) => id === undefined || one.id === id);
  const [only] = found;
  if (!only) throw noAccount(email);
  if (found.length > 1)
    throw new OpsError(`Hay ${found.length} cuentas con el correo ${email}: elija una con --id.`, {
      details: found.map((one) => one.id),
    });
  return only;
};

const exportAccount = async (email: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<PaperRequest & { out: string }>();
  const path = operatorPath(options.out);
  if (!/\.(json|zip)$/i.test(path)) throw new OpsError('El archivo termina en .json o en .zip.');
  const reference = referenceOf(options);
  await confirmReplace(path, options);
  const userId = await withReadModels(async ({ pool, store }) => {
    const { id, isLocalOnly } = await requireOne(pool, email, options.id);
    if (isLocalOnly)
      throw new OpsError(
        `${email} se registró y nunca entró: solo hay su nombre, su correo y la fecha de su registro.`,
      );
    const now = new Date();
    const data = await readPersonalData({ pool, store, archive: createExamArchive({ store }) }, { userId: id, now });
    await writeWhole(path, (draft) =>
      pipeline(
        /\.zip$/i.test(path) ? zipOf(data) : [JSON.stringify(data, null, 1)],
        createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    );
    const askedAt = askedAtOf(options, now);
    await recordDataRequest(pool, {
      kind: 'export',
      accountId: id,
      by: 'operator',
      askedAt,
      answeredAt: now,
      reference,
    });
    await noteSecurity(pool, { kind: 'exported', account: { userId: id }, byOperator: true, at: now });
    return id;
  });
  const text = `Los datos de la cuenta están en ${path}. Entréguelo solo a esa persona y borre su copia.`;
  createOutput(options).printResult({ userId, file: path }, text);
};

/** In the operator's words. */
const refusals: Partial<Record<DomainError['code'], string>> = {
  last_administrator: 'es la única cuenta que administra: invite antes a otra persona con accounts invite-admin',
};

const erase = async (email: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<PaperRequest>();
  const reference = referenceOf(options);
  const accountId = await withConnection(async ({ pool, handle }) => {
    const now = new Date();
    const askedAt = askedAtOf(options, now);
    const { id, isLocalOnly } = await requireOne(pool, email, options.id);
    await requireConfirmation(
      `Se borrarán el nombre, el correo, la contraseña, las sesiones y los correos de ${email}, y su progreso queda sin dueño. No se puede deshacer.`,
      '¿Borrar la cuenta?',
      options,
    );
    const asked = { reason: 'paper-request', reference, askedAt } as const;
    try {
      await eraseAccount({ pool, handle }, isLocalOnly ? { ...asked, subject: id } : { ...asked, userId: id }, {
        correlationId: newId(),
        now,
      });
    } catch (error) {
      const refusal = error instanceof DomainError ? refusals[error.code] : undefined;
      throw refusal === undefined ? error : new OpsError(`No se borró nada: ${email} ${refusal}.`);
    }
    return id;
  });
  createOutput(options).printResult(
    { accountId },
    'La cuenta se borró. De los archivos de la base de datos sale dentro de una hora; los respaldos de antes la tienen hasta que usted los borre.',
  );
};

const kinds = { export: 'copia', erasure: 'borrado' };
const sources = { self: 'la persona', operator: 'operador', platform: 'plataforma' };

const shownRequest = (row: DataRequestRow) => ({
  kind: row.kind,
  accountId: row.account_id,
  by: row.by,
  askedAt: row.asked_at.toISOString(),
  answeredAt: row.answered_at.toISOString(),
  reference: row.reference,
  residuesRemovedAt: row.residues_removed_at?.toISOString() ?? null,
});

const requests = async (_: unknown, command: Command): Promise<void> => {
  const found = (await withConnection(({ pool }) => selectDataRequests(pool))).map(shownRequest);
  const rows = found.map((one) => [
    kinds[one.kind],
    one.accountId,
    sources[one.by],
    one.askedAt.slice(0, 10),
    one.answeredAt.slice(0, 10),
    one.reference ?? '',
  ]);
  const text = table([['Qué', 'Cuenta', 'Por', 'Pedido', 'Respondido', 'Caso'], ...rows]);
  createOutput(command.optsWithGlobals()).printResult({ requests: found }, text);
};

const withCase = (command: Command): Command =>
  command
    .option('--id <id>', 'de la cuenta, si varias tienen el correo')
    .option('--asked <fecha>', 'cuándo se pidió, como 2026-12-01')
    .option('--reference <caso>', 'su número de caso, sin datos de la persona');

/** For a request on paper: a copy of the data, the erasure, and the list of both. */
export const dataCommands = (): Command[] => [
  withCase(
    new Command('export')
      .description('Escribe una copia de los datos de una cuenta, para entregarla a esa persona.')
      .argument('<correo>', 'de la cuenta')
      .requiredOption('--out <archivo>', 'termina en .json, o en .zip con páginas para leer')
      .option('--yes', 'reemplaza el archivo sin preguntar'),
  )
    .addHelpText(
      'after',
      '\nEjemplo:\n  npm run ops -- accounts export ana@liceo.cl --out ana.zip --reference 2026-014',
    )
    .action(exportAccount),
  withCase(
    new Command('erase')
      .description('Borra una cuenta y lo personal, si usted lo confirma.')
      .argument('<correo>', 'de la cuenta')
      .option('--yes', 'la borra sin preguntar'),
  )
    .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts erase ana@liceo.cl --reference 2026-014')
    .action(erase),
  new Command('requests')
    .description('Muestra las copias y los borrados que se pidieron, sin los datos.')
    .addHelpText(
      'after',
      '\nUn respaldo viejo aún tiene a quien se borró después. Guarde la lista con --json y désela a restore --erased.\n\nEjemplo:\n  npm run -s ops -- accounts requests --json > pedidos.json',
    )
    .action(requests),
];
