import { createLogger } from '@matraz/infra/logging/logger';
import { status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import { type ExplainedDifference, type ExplainedRow, type VerifyStages, verify } from '@matraz/projector/verify';
import { Command } from 'commander';
import type { Connection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { amount, createOutput, table } from '../output.ts';
import { withReadModels } from './with-read-models.ts';

/** Tables of another release would all differ. */
const requireOwnVersions = async (connection: Connection): Promise<void> => {
  const { versions } = await status(connection);
  if (projections.every(({ name, version }) => versions[name] === version)) return;
  throw new OpsError('Las tablas son de otra versión del programa: espere a que el proyector las reconstruya.');
};

const toldRow = ({ key, served, expected, events, eventCount }: ExplainedRow): string[] => {
  const name = Object.entries(key)
    .map(([column, value]) => `${column} ${value}`)
    .join(', ');
  const shown = (value: unknown) => JSON.stringify(value) ?? 'nada';
  const columns = Object.keys(expected ?? {}).filter((column) => shown(served?.[column]) !== shown(expected?.[column]));
  const differences =
    served === null
      ? [`falta la fila ${shown(expected)}`]
      : expected === null
        ? [`sobra la fila ${shown(served)}`]
        : columns.map(
            (column) => `${column}: ${shown(served[column])}, y según el registro ${shown(expected[column])}`,
          );
  const lines = table(
    events.map(({ position, stream, version, type, occurredAt }) => [
      ...[String(position), occurredAt, type, `versión ${version} de ${stream}`],
    ]),
  ).split('\n');
  const left = eventCount - events.length;
  const heading =
    eventCount === 0
      ? 'ningún evento del registro la nombra'
      : `eventos: ${eventCount}${left > 0 ? ', los últimos:' : ''}`;
  return [
    `  ${name}`,
    ...[...differences, heading].map((line) => `    ${line}`),
    ...lines.map((line) => `      ${line}`),
  ];
};

const toldTable = ({ table: name, count, isAtLeast, rows }: ExplainedDifference): string => {
  const heading =
    rows.length === 0
      ? `${name}: falta la tabla`
      : `${name}: ${isAtLeast ? 'al menos ' : ''}${amount(count, 'fila', 'filas')}`;
  return [heading, ...rows.flatMap(toldRow)]
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
};

const differ = 'Hay tablas que no son lo que dice el registro.';

const compare = async (_: unknown, command: Command): Promise<void> => {
  const output = createOutput(command.optsWithGlobals());
  const logger = createLogger('ops', { write: () => {} });
  const differences = await withReadModels(async (connection) => {
    await requireOwnVersions(connection);
    const { pool, store, databaseUrl } = connection;
    const stages: VerifyStages = {
      fill: (total, work) => output.withProgress(total, 'Reconstrucción', work),
      compare: (total, work) => output.withProgress(total, 'Comparación de tablas', work),
      explain: (total, work) => output.withProgress(total, 'Eventos de las filas distintas', work),
    };
    return verify({ pool, store, databaseUrl, projections, logger, stages });
  });
  const names = differences.map(({ table: name }) => name);
  if (differences.length === 0) {
    output.printResult({ differing: names }, 'Todas las tablas son lo que dice el registro.');
    return;
  }
  const positions = (row: ExplainedRow) => ({
    ...row,
    events: row.events.map((event) => ({ ...event, position: String(event.position) })),
  });
  const data = differences.map((difference) => ({ ...difference, rows: difference.rows.map(positions) }));
  output.printResult(
    { error: differ, details: names, differing: names, differences: data },
    differences.map(toldTable).join('\n\n'),
  );
  throw new OpsError(differ, { isPrinted: true });
};

export const verifyCommand = () =>
  new Command('verify')
    .description('Las compara con una reconstrucción aparte, fila por fila.')
    .addHelpText(
      'after',
      '\nMuestra cada fila distinta con los eventos que la hicieron: a lo más 100 filas por tabla y 20 eventos por fila. Termina\ncon 1 cuando hay diferencias.\n\nEjemplo:\n  npm run ops -- projections verify',
    )
    .action(compare);
