import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from './scenarios.ts';

export interface Outcome {
  scenario: Scenario;
  /** Differences from the expected outcome; empty when there are none. */
  problems: string[];
  /** True when this machine has no Chromium for it. */
  skipped: boolean;
  output: string;
  seconds: number;
}

const running = new Set<ChildProcess>();
const limitMs = 600_000;

/** Like Ctrl-C in a terminal. */
const interruptGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(-pid, 'SIGINT');
  } catch {
    // The process has just ended.
  }
};
/** Stops all running commands. */
export const stopRunning = async (): Promise<void> => {
  const closed = [...running].map((child) => once(child, 'close'));
  running.forEach(interruptGroup);
  await Promise.all(closed);
};

/** The variables of npm are removed, because they contain paths of the original checkout. */
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
  const timeout = setTimeout(interruptGroup, limitMs, child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timeout);
  running.delete(child);
  return { code, output };
};

const problemsOf = ({ shouldPass, expectedOutput }: Scenario, code: number | null, output: string): string[] => [
  ...(shouldPass === (code === 0) ? [] : [`exit code ${code}`]),
  ...expectedOutput.filter((text) => !output.includes(text)).map((text) => `the output lacks: ${text}`),
];

/** Writes the files into the copy of the checkout, runs the command and restores the copy. */
export const runScenario = async (scenario: Scenario, copy: string): Promise<Outcome> => {
  const startedAt = performance.now();
  const before = Object.keys(scenario.files).map((file) => {
    const path = join(copy, file);
    return { path, content: existsSync(path) ? readFileSync(path) : undefined };
  });
  for (const [file, content] of Object.entries(scenario.files)) appendFileSync(join(copy, file), content);
  const { code, output } = await runCommand(scenario.command, copy);
  for (const { path, content } of before) {
    if (content) writeFileSync(path, content);
    else rmSync(path);
  }
  const skipped = !scenario.shouldPass && code === 0 && output.includes('SKIPPED browser tests');
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return { scenario, problems: skipped ? [] : problemsOf(scenario, code, output), skipped, output, seconds };
};
