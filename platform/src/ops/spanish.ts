import type { Command, CommanderError } from 'commander';

const titles: Record<string, string> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Global Options:': 'Opciones generales:',
  'Commands:': 'Comandos:',
};

/** Commander speaks English; whoever operates Matraz reads Spanish. Applies to the command and all below it. */
export const inSpanish = (command: Command): Command => {
  command
    .helpOption('-h, --help', 'muestra esta ayuda')
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: (usage) => usage.replace('[options]', '[opciones]').replace('[command]', '[comando]'),
      showGlobalOptions: true,
    })
    .configureOutput({ outputError: () => {} })
    .exitOverride();
  for (const child of command.commands) inSpanish(child);
  return command;
};

const sentences: Record<string, string> = {
  'commander.missingArgument': 'Falta el argumento',
  'commander.optionMissingArgument': 'Falta el valor de la opción',
  'commander.missingMandatoryOptionValue': 'Falta la opción',
  'commander.unknownOption': 'No existe la opción',
  'commander.unknownCommand': 'No existe el comando',
  'commander.excessArguments': 'Sobran argumentos',
  'commander.invalidArgument': 'No sirve el valor de',
};

export const sentenceOf = ({ code, message }: CommanderError): string => {
  const named = /'([^']+)'/.exec(message)?.[1];
  const sentence = [sentences[code] ?? message, named].filter(Boolean).join(' ');
  return `${sentence}. Vea la ayuda con --help.`;
};
