import { SingleBar } from 'cli-progress';

export interface Output {
  /** Prints the result of a command: `data` with --json, else `text`. */
  printResult(data: object, text: string): void;
  /** Shows a progress bar on standard error during `work`, only on a terminal and without --json. */
  withProgress<T>(total: number, title: string, work: (advance: (by?: number) => void) => Promise<T>): Promise<T>;
}

export const createOutput = ({ json }: { json: boolean }): Output => ({
  printResult(data, text) {
    process.stdout.write(json ? `${JSON.stringify(data)}\n` : `${text}\n`);
  },
  async withProgress(total, title, work) {
    const options = {
      format: `${title} [{bar}] {value}/{total}`,
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

/** Formats rows as aligned columns. */
export const table = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(columnWidth(rows, column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
