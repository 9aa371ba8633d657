import type { Command, CommanderError } from 'commander';

const titles: Record<string, string> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Global Options:': 'Opciones generales:',
  'Commands:': 'Comandos:',
};

const usageInSpanish = (usage: string): string =>
  usage.replace('[options]', '[opciones]').replace('[command]', '[comando]');

/** Translates the help of Commander for a command and all its subcommands. */
export const translate = (command: Command): Command => {
  command
    .helpOption('-h, --help', 'muestra esta ayuda')
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: usageInSpanish,
      styleSubcommandTerm: usageInSpanish,
      styleOptionDescription: (text) => text.replace('(default: ', '(si no se indica: '),
      showGlobalOptions: true,
    })
    .configureOutput({ outputError: () => {} })
    .exitOverride();
  for (const child of command.commands) translate(child);
  return command;
};

const messages: Record<string, string> = {
  'commander.missingArgument': 'Falta el argumento',
  'commander.optionMissingArgument': 'Falta el valor de la opción',
  'commander.missingMandatoryOptionValue': 'Falta la opción',
  'commander.unknownOption': 'No existe la opción',
  'commander.unknownCommand': 'No existe el comando',
  'commander.excessArguments': 'Sobran argumentos en el comando',
  'commander.invalidArgument': 'No sirve el valor de',
};

/** The Spanish message for a wrong command line. */
export const errorMessage = ({ code, message }: CommanderError): string => {
  const named = /'([^']+)'/.exec(message)?.[1];
  const text = [messages[code] ?? message, named].filter(Boolean).join(' ');
  const reason = /is invalid\. (.+)$/.exec(message)?.[1];
  return [`${text}.`, reason, 'Vea la ayuda con --help.'].filter(Boolean).join(' ');
};
