import { SingleBar } from 'cli-progress';

export interface Output {
  /** The one result of a command: with --json the data, else the text for people. */
  result(data: object, text: string): void;
  /** For work that may take longer than a second. Drawn on a terminal only, on standard error. */
  during<T>(total: number, what: string, work: (advance: (by?: number) => void) => Promise<T>): Promise<T>;
}

export const createOutput = ({ json }: { json: boolean }): Output => ({
  result(data, text) {
    process.stdout.write(json ? `${JSON.stringify(data)}\n` : `${text}\n`);
  },
  async during(total, what, work) {
    const options = {
      format: `${what} [{bar}] {value}/{total}`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    };
    const bar = process.stderr.isTTY && !json ? new SingleBar(options) : undefined;
    bar?.start(total, 0);
    try {
      return await work((by = 1) => bar?.increment(by));
    } finally {
      bar?.stop();
    }
  },
});

const columnWidth = (rows: readonly (readonly string[])[], column: number) =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0));

/** Columns that stand under each other. */
export const table = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(columnWidth(rows, column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
