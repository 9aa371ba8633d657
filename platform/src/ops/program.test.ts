import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { createProgram, runOps } from './program.ts';

/** @returns what the command writes */
const run = async (args: string[]) => {
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += text;
      return true;
    });
  const code = await runOps(args);
  return { code, ...written };
};
afterEach(() => vi.restoreAllMocks());

const commandsOf = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(commandsOf);
const nameOf = (command: Command): string[] => (command.parent ? [...nameOf(command.parent), command.name()] : []);
const commands = commandsOf(createProgram()).map((command) => [nameOf(command).join(' '), command] as const);

test('the program has the commands of the runbook', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'audit attempt',
      'audit payment',
      'audit question',
      'audit student',
      'backup',
      'events copy',
      'events export',
      'events import',
      'events move',
      'events tail',
      'events verify',
      'projections parked',
      'projections rebuild',
      'projections status',
      'projections verify',
      'restore',
      'seal',
    ]),
  );
});

test.each(commands)(
  '%s: its help has a description, an example that starts with the command, and --json',
  async (name, command) => {
    const { code, stdout } = await run([...name.split(' '), '--help']);
    expect(code).toBe(0);
    expect(command.description()).toMatch(/^[A-ZÁÉÍÓÚ¿].*[.]$/);
    expect(stdout).toContain(`Uso: npm run ops -- ${name}`);
    expect(stdout).toMatch(new RegExp(`Ejemplos?:\\n {2}(.*=\\S+ )?npm run (-s )?ops -- ${name}`));
    expect(stdout).toContain('--json');
    expect(stdout).not.toContain('(default: ');
  },
);

test.each(commands)('%s: a mistake in the command line exits with 2 and is told in Spanish', async (name) => {
  const { code, stderr } = await run([...name.split(' '), '--no-such-option']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^(No existe la opción|Falta).*Vea la ayuda con --help\.\n$/);
});

test('a reader that has read enough, such as head, ends the command without a message', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help']);
  child.stdout.destroy();
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect({ message, code }).toEqual({ message: '', code: 141 });
});

test('a full disk under the output is told in a sentence', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help'], {
    stdio: ['ignore', full, 'pipe'],
  });
  const [message, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'close')]);
  closeSync(full);
  expect({ message, code }).toEqual({
    message: 'No se puede escribir la salida: no queda espacio en el disco (ENOSPC).\n',
    code: 4,
  });
});

test.each([
  [['events', 'tail', '--after', 'x'], 'No sirve el valor de --after <posición>. Debe ser una posición.'],
  [['audit', 'student', 'x', '--at', 'ayer'], 'Debe ser una fecha y hora, como 2026-03-01T12:00.'],
  [['events', 'verify', '--key', 'registro'], 'Debe ser una clave pública, como la que imprime seal.'],
  [['receipt', 'x.json', '--key', 'registro+00000000+A'], 'Debe ser una clave pública, como la que imprime seal.'],
  [['projections', 'status', 'now'], 'Sobran argumentos en el comando status.'],
])('%j: the message says what is wrong', async (args, told) => {
  const { code, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(told);
});

test('the list of the commands is in Spanish', async () => {
  const { stdout } = await run(['events', '--help']);
  expect(stdout).toContain('copy [opciones]');
  expect(stdout).not.toContain('[options]');
});
