import { join } from 'node:path';
import { OtherLog } from '@matraz/application/seal/follow-move';
import { LogDiffers, rebuildSeal } from '@matraz/application/seal/rebuild-seal';
import {
  describeOwnSeal,
  describeTree,
  knownKeys,
  LogShorterThanSeal,
  OtherSealKey,
  OwnSealDiffers,
  type SealLogOptions,
  sealLog,
  TreeDiffers,
} from '@matraz/application/seal/seal-log';
import { describeDifference } from '@matraz/application/seal/verify-log';
import { formatPublicKey } from '@matraz/domain/seal/checkpoint';
import { loadConfig } from '@matraz/infra/config/config';
import type { Pool } from '@matraz/infra/postgres/pool';
import { type KeptSeals, readKeptSeals, sealFolder, writeSealFiles } from '@matraz/infra/seal/seal-files';
import { SealProgressLost, selectKeyInUse, selectOlderKeys } from '@matraz/infra/seal/seal-tables';
import { findSigningKey, loadSigningKey } from '@matraz/infra/seal/signing-key';
import { Command } from 'commander';
import { type ConfirmOptions, requireConfirmation } from '../confirm.ts';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { amount, createOutput } from '../output.ts';
import { shareOf } from '../read-events.ts';

type SealArguments = ConfirmOptions & { newKey?: boolean; rebuild?: boolean };

const explain = (error: unknown): never => {
  if (error instanceof LogShorterThanSeal)
    throw new OpsError('El registro termina antes que su sello: faltan eventos, o es otro registro.', {
      details: [
        `Termina en la posición ${error.head}; el sello llega hasta la ${error.sealed}.`,
        'Vea qué falta con: npm run ops -- events verify',
      ],
    });
  if (error instanceof OtherLog)
    throw new OpsError('El registro no es el que se selló, ni una copia.', {
      details: [`Su evento ${error.index}, contado desde 0, falta o es otro.`],
    });
  if (error instanceof OtherSealKey)
    throw new OpsError('El registro está sellado con otra clave: reponga seal-key.json de un respaldo.', {
      details: [
        `Clave del último sello: ${error.known}`,
        'Si la clave se perdió, selle con --new-key. Los comprobantes de antes valen con la clave anterior, que se conserva.',
      ],
    });
  if (error instanceof OwnSealDiffers)
    throw new OpsError(`${describeOwnSeal(error)}.`, {
      details: [
        'Alguien cambió el registro y su sello, o se repuso un registro anterior. Vea qué es distinto: npm run ops -- events verify',
        'Si usted repuso este registro, mueva a otra carpeta seals/last.checkpoint y los sellos de días posteriores, y selle otra vez.',
      ],
    });
  if (error instanceof LogDiffers)
    throw new OpsError('El registro no es lo que se selló. El sello quedó como estaba.', {
      details: error.differences.map(describeDifference),
    });
  if (error instanceof TreeDiffers)
    throw new OpsError(`${describeTree(error)}.`, {
      details: ['Si events verify --checkpoint … no encuentra nada más, haga el árbol de nuevo: seal --rebuild.'],
    });
  if (error instanceof SealProgressLost)
    throw new OpsError('Falta el avance del sello (tabla seal.progress): alguien lo borró. No se selló nada.', {
      details: ['Compare el registro con un sello guardado en otra parte, y selle con --rebuild.'],
    });
  throw error;
};

/** Refuses another key than the one in use, or with --new-key asks. A refusal creates no key. */
const confirmKey = async (pool: Pool, dataDir: string, options: SealArguments): Promise<void> => {
  const keyInUse = await selectKeyInUse(pool);
  const key = findSigningKey(dataDir);
  const publicKey = key && formatPublicKey(key);
  if (keyInUse === undefined || keyInUse === publicKey) return;
  if (!options.newKey) explain(new OtherSealKey(keyInUse));
  await requireConfirmation(
    `El registro se sellará con ${publicKey ? `la clave ${publicKey}` : 'una clave nueva'} en vez de ${keyInUse}. Los comprobantes de antes valen con su clave.`,
    '¿Cambiar la clave?',
    options,
  );
};

/** @returns the number of false seals that it dropped */
const rebuild = async (options: SealLogOptions, kept: KeptSeals): Promise<number> => {
  const { store, pool, onProgress } = options;
  const publicKeys = await knownKeys(pool, options);
  const rebuilt = await rebuildSeal({ store, pool, publicKeys, notes: kept.notes, onProgress }).catch(explain);
  return rebuilt.dropped;
};

const seal = async (_: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<SealArguments>();
  const { dataDir } = loadConfig(process.env);
  const output = createOutput(options);
  const now = () => new Date();
  const { newKey: isNewKey = false, rebuild: isRebuild = false } = options;
  const sealed = await withConnection(
    async ({ store, pool, publicUrl }) => {
      await confirmKey(pool, dataDir, options);
      const key = loadSigningKey(dataDir, publicUrl);
      const kept = readKeptSeals(dataDir);
      const head = await store.head();
      const seal = await output.withEvents('Sello', async (report) => {
        let events = 0;
        const onProgress = (added: number, position: bigint) => {
          events += added;
          report(shareOf(position, head), events);
        };
        // After a move all sealed events are compared first.
        const onCompared = (compared: number, of: number) => report(compared / of, compared);
        const asked = { isNewKey, store, pool, key, now, kept, onProgress, onCompared };
        const dropped = isRebuild ? await rebuild(asked, kept) : 0;
        return { dropped, ...(await sealLog(asked).catch(explain)) };
      });
      const olderKeys = (await selectOlderKeys(pool)).map(({ publicKey }) => publicKey);
      writeSealFiles(dataDir, seal, olderKeys);
      return { ...seal, olderKeys };
    },
    { isOwner: isNewKey || isRebuild },
  );
  const file = join(sealFolder(dataDir), 'last.checkpoint');
  output.printResult(
    {
      size: sealed.size,
      publicKey: sealed.publicKey,
      olderKeys: sealed.olderKeys,
      checkpoint: sealed.note,
      file,
      ...(sealed.dropped > 0 && { dropped: sealed.dropped }),
    },
    [
      `El registro está sellado: ${amount(sealed.size, 'evento', 'eventos')}.`,
      ...(sealed.dropped > 0
        ? [`Sellos falsos que se quitaron: ${sealed.dropped}. Alguien tiene la contraseña de los servicios: cámbiela.`]
        : []),
      `Sello: ${file}`,
      `Clave pública: ${sealed.publicKey}`,
      ...sealed.olderKeys.map((olderKey) => `Clave anterior: ${olderKey}`),
    ].join('\n'),
  );
};

export const sealCommand = () =>
  new Command('seal')
    .description('Sella el registro ahora: firma la raíz de su árbol de Merkle.')
    .option('--new-key', 'acepta otra clave que la del último sello, si usted lo confirma')
    .option('--rebuild', 'hace el árbol de nuevo desde el registro, si este es lo que se firmó')
    .option('--yes', 'cambia la clave sin preguntar')
    .addHelpText(
      'after',
      '\nEl proceso worker sella cada minuto. Guarde copias de los sellos en otra parte: prueban que nadie cambió el registro\nantes de ellos. La clave está en seal-key.json de la carpeta de datos.\n\nEjemplo:\n  npm run ops -- seal',
    )
    .action(seal);
