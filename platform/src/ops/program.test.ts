import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';
import { useOps } from './testing/use-ops.ts';

const ops = useOps();

const commandsOf = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(commandsOf);
const nameOf = (command: Command): string[] => (command.parent ? [...nameOf(command.parent), command.name()] : []);
const names = commandsOf(createProgram()).map(nameOf);

test('the program has the commands of the runbook', () => {
  expect(names.map((name) => name.join(' ')).sort()).toEqual(
    expect.arrayContaining([
      'audit attempt',
      'audit payment',
      'audit question',
      'audit student',
      'backup',
      'events copy',
      'events export',
      'events import',
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

test.each(names)(
  '%s %s: its help has a description, an example that starts with the command, and --json',
  async (...name) => {
    const words = name.filter(Boolean);
    expect(await ops.run(...words, '--help')).toBe(0);
    const help = ops.written.stdout;
    const command = words.join(' ');
    expect(help).toContain(`Uso: npm run ops -- ${command}`);
    expect(help.split('\n')[2]).toMatch(/^[A-ZÁÉÍÓÚ¿].*[.:]$/);
    expect(help).toMatch(new RegExp(`Ejemplos?:\\n {2}(.*=\\S+ )?npm run (-s )?ops -- ${command}`));
    expect(help).toContain('--json');
  },
);

test.each(names)('%s %s: a mistake in the command line exits with 2 and says it in Spanish', async (...name) => {
  expect(await ops.run(...name.filter(Boolean), '--no-such-option')).toBe(2);
  expect(ops.written.stderr).toMatch(/^(No existe la opción|Falta).*Vea la ayuda con --help\.\n$/);
});
