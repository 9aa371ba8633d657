import { attemptStory } from '@matraz/domain/seal/attempt-story';
import { publicKeyId } from '@matraz/domain/seal/checkpoint';
import { parseReceipt } from '@matraz/domain/seal/short-receipt';
import { type ReceiptExtent, type ReceiptFault, verifyReceipt } from '@matraz/domain/seal/verify-receipt';
import { Command } from 'commander';
import { OpsError } from '../ops-error.ts';
import { amount, createOutput, table } from '../output.ts';
import { publicKeyArgument, readTextFile, requirePublicKeys } from './verify-command.ts';

const faults: Record<ReceiptFault, string> = {
  signature: 'El sello del comprobante no está firmado con ninguna de las claves conocidas.',
  'not-in-log': 'Un evento del comprobante no está en el registro sellado: fue cambiado.',
  'other-attempt': 'El comprobante tiene eventos de otro intento.',
  unreadable: 'Un evento del comprobante no es de un ensayo.',
};

const titles: Record<ReceiptExtent, (events: number) => string> = {
  whole: () => 'El comprobante es válido.',
  short: () => 'El comprobante breve es válido: tiene un solo evento, el del resultado.',
  cut: (events) =>
    `El comprobante está incompleto: tiene ${amount(events, 'evento válido', 'eventos válidos')} y faltan otros del ensayo.`,
};

const checkReceipt = async (file: string, _: unknown, command: Command): Promise<void> => {
  const { key, ...global } = command.optsWithGlobals<{ key?: string; json?: boolean }>();
  const receipt = parseReceipt(readTextFile(file));
  if (!receipt) throw new OpsError('El archivo no es un comprobante de Matraz.');
  const [current, ...olderKeys] = requirePublicKeys(key);
  const verified = verifyReceipt(receipt, current, ...olderKeys);
  if (typeof verified === 'string') throw new OpsError(faults[verified]);
  const { checkpoint, isWhole, extent, publicKey } = verified;
  const isOlderKey = publicKey !== current;
  const story = attemptStory(receipt.events.map(({ event }) => event));
  const text = table([
    ['Ensayo', story.examTitle ?? 'no está en el comprobante'],
    ['Intento', receipt.attemptId],
    ['Estudiante', story.userId],
    ['Comenzó', story.startedAt ?? 'no está en el comprobante'],
    ['Entregó', story.result?.finishedAt ?? 'no está en el comprobante'],
    ['Respuestas y cambios', isWhole ? String(story.answers.length) : 'solo en el comprobante completo'],
    ['Puntaje', story.score === undefined ? 'no está en el comprobante' : String(story.score)],
    ['Muestra los hechos hasta', `${story.until}: un cambio posterior del puntaje no está en él`],
    ['Registro', `${checkpoint.origin}, ${amount(checkpoint.size, 'evento', 'eventos')}`],
    ['Clave', `${publicKeyId(publicKey)}${isOlderKey ? ', una clave anterior de la plataforma' : ''}`],
  ]);
  createOutput(global).printResult(
    { valid: true, isWhole, extent, publicKey, isOlderKey, ...story },
    `${titles[extent](receipt.events.length)}\n${text}`,
  );
};

export const receiptCommand = () =>
  new Command('receipt')
    .description('Verifica el comprobante de un ensayo, sin preguntar a la plataforma.')
    .argument('<archivo>', 'el archivo que el estudiante descargó')
    .option(
      '--key <clave>',
      'la clave pública; sin ella, las de la carpeta de datos, también las anteriores',
      publicKeyArgument,
    )
    .addHelpText('after', '\nEjemplo:\n  npm run ops -- receipt comprobante.json')
    .action(checkReceipt);
