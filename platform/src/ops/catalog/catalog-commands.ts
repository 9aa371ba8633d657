import { Command } from 'commander';
import { withConnection } from '../connection.ts';
import { amount, createOutput } from '../output.ts';
import { importQuestions, readQuestions } from './import-questions.ts';

interface ImportOptions {
  topic: string;
  dryRun?: boolean;
}

const textOf = (
  { created, alreadyThere, topicStatus }: Awaited<ReturnType<typeof importQuestions>>,
  total: number,
  dryRun: boolean,
) => {
  const seen = topicStatus === 'draft' ? ' El tema es un borrador: los estudiantes no lo ven.' : '';
  const there = alreadyThere > 0 ? `; ${alreadyThere} ya ${alreadyThere === 1 ? 'estaba' : 'estaban'}` : '';
  return dryRun
    ? `El archivo está bien: ${amount(total, 'pregunta', 'preguntas')}${there}. No se creó nada (--dry-run).${seen}`
    : `${created === 1 ? 'Se creó' : 'Se crearon'} ${amount(created, 'pregunta', 'preguntas')}${there}.${seen}`;
};

const runImport = async (file: string, { topic: topicId, dryRun = false }: ImportOptions, command: Command) => {
  const output = createOutput(command.optsWithGlobals());
  const questions = readQuestions(file);
  const counts = await withConnection((connection) =>
    importQuestions(connection, { questions, topicId, dryRun }, output),
  );
  output.printResult({ topicId, total: questions.length, ...counts, dryRun }, textOf(counts, questions.length, dryRun));
};

export const catalogCommands = () =>
  new Command('catalog')
    .description('Contenidos.')
    .addCommand(
      new Command('import-questions')
        .description('Crea las preguntas de práctica de un archivo en un tema.')
        .argument('<archivo>', 'bloques separados por ---: PREGUNTA:, A) a D) con * en la correcta, EXPLICACIÓN:, XP:')
        .requiredOption('--topic <id>', 'tema que recibe las preguntas')
        .option('--dry-run', 'solo revisa; no crea nada')
        .addHelpText(
          'after',
          '\nSi algún bloque tiene errores se muestran todos y no se crea nada. Repetir el comando no duplica preguntas: lo que\nquedó a medias se completa.\n\nEjemplo:\n  npm run ops -- catalog import-questions preguntas.txt --topic 0193b1c2-7d5e-7000-8000-000000000000',
        )
        .action(runImport),
    );
