import { readFileSync } from 'node:fs';
import { describeDifference, type LogVerification, verifyLog } from '@matraz/application/seal/verify-log';
import { toBase64 } from '@matraz/domain/seal/base64';
import { formatPublicKey, isCheckpoint, isPublicKey } from '@matraz/domain/seal/checkpoint';
import { loadConfig } from '@matraz/infra/config/config';
import { sqlState, sqlStateOf } from '@matraz/infra/postgres/error-codes';
import { readKeptSeals, readPublicKeys } from '@matraz/infra/seal/seal-files';
import { clearProblem, selectVerification } from '@matraz/infra/seal/seal-tables';
import { findSigningKey } from '@matraz/infra/seal/signing-key';
import { Command, InvalidArgumentError } from 'commander';
import { withConnection } from '../connection.ts';
import { unreadable } from '../file-errors.ts';
import { operatorPath } from '../operator-path.ts';
import { exitCodes, OpsError } from '../ops-error.ts';
import { amount, createOutput } from '../output.ts';
import { shareOf } from '../read-events.ts';

interface VerifyArguments {
  checkpoint?: string[];
  key?: string;
  json?: boolean;
}

/**
 * The key that was given, else the keys that the data folder knows, the key in use first.
 *
 * @throws OpsError when no key is given and the data directory has none
 */
export const requirePublicKeys = (given: string | undefined): [string, ...string[]] => {
  if (given !== undefined) return [given];
  const { dataDir } = loadConfig(process.env);
  const signingKey = findSigningKey(dataDir);
  const own = signingKey ? [formatPublicKey(signingKey)] : [];
  const [first, ...rest] = new Set([...own, ...readPublicKeys(dataDir)]);
  if (first === undefined)
    throw new OpsError('La carpeta de datos no tiene la clave del sello: indique la clave pública con --key.');
  return [first, ...rest];
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

const verify = async (_: unknown, command: Command): Promise<void> => {
  const { checkpoint = [], key, ...global } = command.optsWithGlobals<VerifyArguments>();
  const [publicKey, ...olderKeys] = requirePublicKeys(key);
  // With a key that was given, the folder may be of another installation.
  const { notes: own } = key === undefined ? readKeptSeals(loadConfig(process.env).dataDir) : { notes: [] };
  const notes = checkpoint.map(readCheckpoint);
  const output = createOutput(global);
  const verified = await withConnection(async ({ store, pool }) => {
    const head = await store.head();
    return output.withEvents('Verificación', (report) => {
      let read = 0;
      const onProgress = (added: number, position: bigint) => {
        read += added;
        report(shareOf(position, head), read);
      };
      return verifyLog({ store, pool, publicKey, olderKeys, notes: [...own, ...notes], onProgress });
    });
  });
  const { size, root, sealedSize, checkpointSize, differences } = verified;
  if (differences.length > 0)
    throw new OpsError('El registro no es lo que se selló:', { details: differences.map(describeDifference) });
  if (sealedSize === 0 && checkpointSize === 0)
    throw new OpsError(tellVerified(verified, notes.length), { exitCode: exitCodes.notCompared });
  output.printResult({ size, root: toBase64(root), sealedSize, checkpointSize }, tellVerified(verified, notes.length));
  if (sealedSize > 0) await clearFoundProblem(size);
};

/** The status keeps a problem that was found until the owner of the database has compared again and found nothing. */
const clearFoundProblem = (size: number): Promise<void> =>
  withConnection(
    async ({ pool }) => {
      if (!(await selectVerification(pool))?.problem) return;
      try {
        await clearProblem(pool, new Date(), size);
      } catch (error) {
        if (sqlStateOf(error) !== sqlState.insufficientPrivilege) throw error;
        process.stderr.write(
          'Estado sigue mostrando la diferencia anterior: repita el comando como dueño de la base.\n',
        );
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
    .addHelpText(
      'after',
      '\nQuien puede cambiar la base de datos puede cambiar también el sello que está en ella. Un sello guardado en otra parte lo\nmuestra.\n\nEjemplos:\n  npm run ops -- events verify\n  npm run ops -- events verify --checkpoint 2026-03-01.checkpoint',
    )
    .action(verify);
