import { readKeys } from '@matraz/formats/word/read-keys';
import { loadConfig } from '@matraz/infra/config/config';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import { Command, InvalidArgumentError } from 'commander';
import { withConnection } from '../connection.ts';
import { amount, createOutput } from '../output.ts';
import { importQuestions } from './import-questions.ts';
import { placePictures } from './place-pictures.ts';
import { readQuestionFile } from './read-question-file.ts';

interface ImportOptions {
  topic: string;
  keys?: ReadonlyMap<number, string>;
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

const keyList = (text: string): ReadonlyMap<number, string> => {
  const keys = readKeys(text);
  if (keys === null) throw new InvalidArgumentError('Debe ser una lista como "3 B, 7 C".');
  return keys;
};

const runImport = async (file: string, { topic: topicId, keys, dryRun = false }: ImportOptions, command: Command) => {
  const output = createOutput(command.optsWithGlobals());
  const read = readQuestionFile(file, keys);
  const questions = await placePictures(read, { files: openFileStore(loadConfig(process.env)), dryRun });
  const counts = await withConnection((connection) =>
    importQuestions(connection, { questions, topicId, dryRun }, output),
  );
  const { notes } = read;
  const lines = [...notes, textOf(counts, questions.length, dryRun)];
  output.printResult({ topicId, total: questions.length, ...counts, dryRun, notes }, lines.join('\n'));
};

export const catalogCommands = () =>
  new Command('catalog')
    .description('Contenidos.')
    .addCommand(
      new Command('import-questions')
        .description('Crea las preguntas de práctica de un archivo en un tema.')
        .argument(
          '<archivo>',
          'bloques separados por ---: PREGUNTA:, A) a D) con * en la correcta, EXPLICACIÓN:, XP:; o preguntas numeradas como en Word, también .docx',
        )
        .requiredOption('--topic <id>', 'tema que recibe las preguntas')
        .option('--keys <lista>', 'claves de las preguntas que no la nombran, como "3 B, 7 C"', keyList)
        .option('--dry-run', 'solo revisa; no crea nada')
        .addHelpText(
          'after',
          '\nSi algún bloque tiene errores, o le falta la clave, se muestran todos y no se crea nada. Repetir el comando no duplica preguntas: lo que\nquedó a medias se completa.\n\nEjemplo:\n  npm run ops -- catalog import-questions preguntas.txt --topic 0193b1c2-7d5e-7000-8000-000000000000',
        )
        .action(runImport),
    );
