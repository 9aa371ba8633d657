import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plant } from './plants.ts';

export interface Outcome {
  plant: Plant;
  /** What is wrong with the outcome. */
  wrong: string[];
  /** This machine cannot run it. */
  skipped: boolean;
  output: string;
  seconds: number;
}

const running = new Set<ChildProcess>();
const limitMs = 600_000;

/** The same as Ctrl-C in a terminal. */
const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(-pid, 'SIGINT');
  } catch {
    // It ended in this moment.
  }
};
export const endRunning = async (): Promise<void> => {
  const closed = [...running].map((child) => once(child, 'close'));
  running.forEach(endGroup);
  await Promise.all(closed);
};

/** As in a shell: npm tells its scripts the checkout that it was started in. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  NO_COLOR: '1',
});

const runCommand = async (command: string, cwd: string): Promise<{ code: number | null; output: string }> => {
  const child = spawn('sh', ['-c', `exec ${command} 2>&1`], {
    cwd,
    env: environment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const impatient = setTimeout(endGroup, limitMs, child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(impatient);
  running.delete(child);
  return { code, output };
};

const wrongWith = ({ green, reasons }: Plant, code: number | null, output: string): string[] => [
  ...(green === (code === 0) ? [] : [`exit code ${code}`]),
  ...reasons.filter((reason) => !output.includes(reason)).map((reason) => `the output lacks: ${reason}`),
];

/** Plants the files in the copy of the checkout, runs the command and removes the files. */
export const runPlant = async (plant: Plant, copy: string): Promise<Outcome> => {
  const startedAt = performance.now();
  const before = Object.keys(plant.files).map((file) => {
    const path = join(copy, file);
    return { path, content: existsSync(path) ? readFileSync(path) : undefined };
  });
  for (const [file, content] of Object.entries(plant.files)) appendFileSync(join(copy, file), content);
  const { code, output } = await runCommand(plant.command, copy);
  for (const { path, content } of before) {
    if (content) writeFileSync(path, content);
    else rmSync(path);
  }
  const skipped = !plant.green && code === 0 && output.includes('SKIPPED browser tests');
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return { plant, wrong: skipped ? [] : wrongWith(plant, code, output), skipped, output, seconds };
};
