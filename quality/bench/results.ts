import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export const round = (number: number): number => Number(number.toPrecision(3));

/** Other programs make the figures worthless. `loadBefore`: runnable processes, averages of 1, 5 and 15 minutes. */
export const describeMachine = () => ({
  at: new Date().toISOString(),
  machine: { cores: cpus().length, processor: cpus()[0]?.model, node: process.version, loadBefore: loadavg() },
});

/** Writes a file in bench/results. */
export const writeResults = (name: string, results: object): void => {
  const folder = new URL('../results/bench/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(name, folder), `${JSON.stringify(results, null, 2)}\n`);
};
