import { SingleBar } from 'cli-progress';

export interface Output {
  /** Prints the result of a command: `data` with --json, else `text`. */
  printResult(data: object, text: string): void;
  /**
   * Shows a progress bar with rate and time left on standard error during `work`, only on a terminal and without --json. `advance`
   * adds to the amount that is done.
   */
  withProgress<T>(total: number, title: string, work: (advance: (by?: number) => void) => Promise<T>): Promise<T>;
  /** A progress bar for events whose number is not known. `share` is the part that is done, 0 to 1; `events` the events so far. */
  withEvents<T>(title: string, work: (report: (share: number, events: number) => void) => Promise<T>): Promise<T>;
}

interface Bar {
  update(done: number, shown: { rate: string; events?: string }): void;
  stop(): void;
}
const noBar: Bar = { update() {}, stop() {} };

const startBar = (title: string, counted: string, { total, json }: { total: number; json: boolean }): Bar => {
  if (!process.stderr.isTTY || json) return noBar;
  const bar = new SingleBar({
    format: `${title} [{bar}] ${counted} · {rate}/s · quedan {eta_formatted}`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 50,
  });
  bar.start(total, 0, { rate: '0', events: '0' });
  // A signal that ends the process must not leave the terminal without its cursor.
  const showCursor = () => bar.stop();
  process.once('exit', showCursor);
  return {
    update: (done, shown) => bar.update(done, shown),
    stop() {
      process.off('exit', showCursor);
      bar.stop();
    },
  };
};

/** Whole amount in a second since the start. */
const createRate = () => {
  const startedAt = performance.now();
  return (done: number): string => {
    const seconds = (performance.now() - startedAt) / 1_000;
    return Math.round(done / Math.max(seconds, 0.001)).toLocaleString('es-CL');
  };
};

const shareParts = 1_000;

export const createOutput = ({ json = false }: { json?: boolean }): Output => ({
  printResult(data, text) {
    process.stdout.write(json ? `${JSON.stringify(data)}\n` : `${text}\n`);
  },
  async withProgress(total, title, work) {
    const bar = startBar(title, '{value}/{total}', { total, json });
    const rate = createRate();
    let done = 0;
    try {
      return await work((by = 1) => {
        done += by;
        bar.update(done, { rate: rate(done) });
      });
    } finally {
      bar.stop();
    }
  },
  async withEvents(title, work) {
    const bar = startBar(title, '{percentage} % · {events} eventos', { total: shareParts, json });
    const rate = createRate();
    try {
      return await work((share, events) =>
        bar.update(Math.floor(share * shareParts), { rate: rate(events), events: events.toLocaleString('es-CL') }),
      );
    } finally {
      bar.stop();
    }
  },
});

/** A number and its noun, as `1 evento` or `1.005.439 eventos`. */
export const amount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-CL')} ${count === 1 ? one : many}`;

/** Formats rows as aligned columns. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
