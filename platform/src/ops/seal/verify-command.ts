import { readFileSync } from 'node:fs';
import { describeDifference, type LogVerification, verifyLog } from '@matraz/application/seal/verify-log';
import { toBase64 } from '@matraz/domain/seal/base64';
import { formatPublicKey, isCheckpoint, isPublicKey } from '@matraz/domain/seal/checkpoint';
import { loadConfig } from '@matraz/infra/config/config';
import { sqlState, sqlStateOf } from '@matraz/infra/postgres/error-codes';
import type { Pool } from '@matraz/infra/postgres/pool';
import { readKeptSeals, readPublicKeys } from '@matraz/infra/seal/seal-files';
import { clearProblem, selectLastSeal, selectVerification } from '@matraz/infra/seal/seal-tables';
import { findSigningKey } from '@matraz/infra/seal/signing-key';
import { Command, InvalidArgumentError } from 'commander';
import { type Connection, withConnection } from '../connection.ts';
import { describeDoubt } from '../events/describe-doubt.ts';
import { type Judged, judgeLog } from '../events/judge-events.ts';
import { unreadable } from '../file-errors.ts';
import { operatorPath } from '../operator-path.ts';
import { exitCodes, OpsError } from '../ops-error.ts';
import { amount, createOutput, type Output } from '../output.ts';
import { shareOf } from '../read-events.ts';

interface VerifyArguments {
  checkpoint?: string[];
  key?: string;
  meaning?: boolean;
  json?: boolean;
}

/** The key that was given, else the keys that the data folder knows, the key in use first. */
const findPublicKeys = (given: string | undefined): [string, ...string[]] | undefined => {
  if (given !== undefined) return [given];
  const { dataDir } = loadConfig(process.env);
  const signingKey = findSigningKey(dataDir);
  const own = signingKey ? [formatPublicKey(signingKey)] : [];
  const [first, ...rest] = new Set([...own, ...readPublicKeys(dataDir)]);
  return first === undefined ? undefined : [first, ...rest];
};

const noKey = () =>
  new OpsError('La carpeta de datos no tiene la clave del sello: indique la clave pública con --key.');

/** See `findPublicKeys`. @throws OpsError when no key is given and the data directory has none */
export const requirePublicKeys = (given: string | undefined): [string, ...string[]] => {
  const keys = findPublicKeys(given);
  if (!keys) throw noKey();
  return keys;
};

/** @throws OpsError when the file cannot be read */
export const readTextFile = (file: string): string => {
  const path = operatorPath(file);
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw unreadable(path, cause);
  }
};

const readCheckpoint = (file: string): string => {
  const text = readTextFile(file);
  if (!isCheckpoint(text)) throw new OpsError(`${operatorPath(file)} no es un sello de Matraz.`);
  return text;
};

/** @throws InvalidArgumentError when the text is not a public key */
export const publicKeyArgument = (text: string): string => {
  if (!isPublicKey(text)) throw new InvalidArgumentError('Debe ser una clave pública, como la que imprime seal.');
  return text;
};

const events = (count: number): string => amount(count, 'evento', 'eventos');

/** What was compared, and what was not. */
const tellVerified = ({ size, sealedSize, checkpointSize }: LogVerification, kept: number): string => {
  const compared = sealedSize > 0 ? sealedSize : checkpointSize;
  if (compared === 0)
    return `No se comparó nada: no hay ningún sello, ni en la base de datos ni en la carpeta de datos. El registro tiene ${events(size)}.`;
  const later = size - compared;
  const counted = `${events(compared)}${
    later > 0 ? `, y ${later.toLocaleString('es-CL')} más que aún no ${later === 1 ? 'tiene' : 'tienen'} sello` : ''
  }`;
  if (sealedSize === 0)
    return `El registro es el del sello indicado: ${counted}.\nLa base de datos no tiene sello: se comparó la raíz de todos juntos, y no evento por evento.`;
  const alsoKept = kept > 0 ? ` ${kept === 1 ? 'El sello indicado' : 'Cada sello indicado'} también coincide.` : '';
  return `El registro es lo que se selló: ${counted}.${alsoKept}`;
};

/** @throws OpsError with exit code 5 when there is neither a key nor a seal */
const keysToVerify = async (pool: Pool, { key, checkpoint }: VerifyArguments): Promise<[string, ...string[]]> => {
  const keys = findPublicKeys(key);
  if (keys) return keys;
  if (checkpoint || (await selectLastSeal(pool))) throw noKey();
  throw new OpsError('No se comparó nada: el registro nunca se selló, y la carpeta de datos no tiene clave ni sello.', {
    exitCode: exitCodes.notCompared,
  });
};

const compare = async (
  { store, pool }: Connection,
  options: VerifyArguments,
  { notes, output }: { notes: readonly string[]; output: Output },
): Promise<LogVerification> => {
  const [publicKey, ...olderKeys] = await keysToVerify(pool, options);
  // When a key is given, the seals of this folder may belong to another installation.
  const own = options.key === undefined ? readKeptSeals(loadConfig(process.env).dataDir).notes : [];
  const head = await store.head();
  return output.withEvents('Verificación', (report) => {
    let read = 0;
    const onProgress = (added: number, position: bigint) => {
      read += added;
      report(shareOf(position, head), read);
    };
    return verifyLog({ store, pool, publicKey, olderKeys, notes: [...own, ...notes], onProgress });
  });
};

/** @throws OpsError when something was found */
const requireMeaning = ({ doubtful, doubts }: Judged): void => {
  if (doubtful === 0) return;
  const more = doubtful - doubts.length;
  throw new OpsError(
    doubtful === 1
      ? 'Ningún comando puede haber hecho este evento:'
      : `Ningún comando puede haber hecho estos ${doubtful.toLocaleString('es-CL')} eventos:`,
    { details: [...doubts.map(describeDoubt), ...(more > 0 ? [`y ${more.toLocaleString('es-CL')} más`] : [])] },
  );
};

const verify = async (_: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<VerifyArguments>();
  const notes = (options.checkpoint ?? []).map(readCheckpoint);
  const output = createOutput(options);
  await withConnection(async (connection) => {
    // First, because it needs no seal.
    const judged = options.meaning ? await judgeLog(connection.store, output) : undefined;
    if (judged) requireMeaning(judged);
    const verified = await compare(connection, options, { notes, output });
    const { size, root, sealedSize, checkpointSize, differences } = verified;
    if (differences.length > 0)
      throw new OpsError('El registro no es lo que se selló:', { details: differences.map(describeDifference) });
    if (sealedSize === 0 && checkpointSize === 0)
      throw new OpsError(tellVerified(verified, notes.length), { exitCode: exitCodes.notCompared });
    output.printResult(
      { size, root: toBase64(root), sealedSize, checkpointSize, ...(judged && { judged: judged.events }) },
      [
        tellVerified(verified, notes.length),
        ...(judged ? [`Las reglas dan cada uno de sus ${events(judged.events)}.`] : []),
      ].join('\n'),
    );
    if (sealedSize > 0) await clearFoundProblem(size);
  });
};

const notCleared: Record<string, string> = {
  [sqlState.insufficientPrivilege]: 'repita el comando como dueño de la base',
  [sqlState.lockNotAvailable]: 'otra sesión la retiene. Repita el comando',
};

/** The status keeps a problem that was found until the owner of the database has compared again and found nothing. */
const clearFoundProblem = (size: number): Promise<void> =>
  withConnection(
    async ({ pool }) => {
      if (!(await selectVerification(pool))?.problem) return;
      try {
        await clearProblem(pool, new Date(), size);
      } catch (error) {
        const advice = notCleared[sqlStateOf(error)];
        if (advice === undefined) throw error;
        process.stderr.write(`Estado sigue mostrando la diferencia anterior: ${advice}.\n`);
      }
    },
    { isOwner: true },
  );

export const verifyCommand = () =>
  new Command('verify')
    .description(
      'Compara todo el registro con su sello: encuentra eventos cambiados, quitados, agregados o en otro orden.',
    )
    .option(
      '--checkpoint <archivo>',
      'un sello guardado en otra parte; se puede repetir',
      (file, before: string[] = []) => [...before, file],
    )
    .option('--key <clave>', 'la clave pública; sin ella, la de la carpeta de datos', publicKeyArgument)
    .option('--meaning', 'revisa antes si algún comando puede haber hecho cada evento')
    .addHelpText(
      'after',
      '\nQuien puede cambiar la base de datos puede cambiar también el sello que está en ella. Un sello guardado en otra parte lo\nmuestra.\n\nCon --meaning pasa cada evento por las reglas, y nombra los que ningún comando puede haber hecho: una respuesta a una\npregunta que no existe, XP de más, un puntaje mal calculado, Premium sin pago.\n\nEjemplos:\n  npm run ops -- events verify\n  npm run ops -- events verify --checkpoint 2026-03-01.checkpoint\n  npm run ops -- events verify --meaning',
    )
    .action(verify);
