import { Command } from 'commander';
import { wholeNumber } from '../whole-number.ts';
import { auditAttempt } from './attempt.ts';
import { instantOf } from './chile-time.ts';
import { auditPayment } from './payment.ts';
import { auditQuestion } from './question.ts';
import { auditSecurity } from './security.ts';
import { auditStudent } from './student.ts';

const exampleId = '0193b1c2-7d5e-7000-8000-000000000000';
const htmlFlag = '--html <archivo>';
const htmlText = 'escribe lo mismo como una página que se puede imprimir; reemplaza el archivo';

export const auditCommands = () =>
  new Command('audit')
    .description('Qué pasó y por qué, según el registro.')
    .addCommand(
      new Command('attempt')
        .description('Cuenta un intento minuto a minuto y recalcula su puntaje.')
        .argument('<id>', 'el id del intento; está en la dirección de su página')
        .option(htmlFlag, htmlText)
        .addHelpText(
          'after',
          `\nSi el puntaje registrado no es el recalculado, lo dice y termina con 1.\n\nEjemplo:\n  npm run ops -- audit attempt ${exampleId} --html intento.html`,
        )
        .action(auditAttempt),
    )
    .addCommand(
      new Command('student')
        .description('Muestra XP, racha, progreso y Premium de un estudiante en un momento, y qué los causó.')
        .argument('<id>', 'el id del estudiante, que muestra accounts list, o su correo')
        .option(
          '--at <momento>',
          'hora de Chile si no dice otra zona; un día solo es su final; sin esto: ahora',
          instantOf,
        )
        .option(htmlFlag, htmlText)
        .addHelpText('after', `\nEjemplo:\n  npm run ops -- audit student ${exampleId} --at 2026-03-01T12:00`)
        .action(auditStudent),
    )
    .addCommand(
      new Command('question')
        .description('Muestra las versiones de una pregunta, cuántas veces se respondió y si se anuló.')
        .argument('<id>', 'el id de una pregunta de práctica o de un ensayo')
        .option(htmlFlag, htmlText)
        .addHelpText('after', `\nEjemplo:\n  npm run ops -- audit question ${exampleId}`)
        .action(auditQuestion),
    )
    .addCommand(
      new Command('payment')
        .description('Cuenta la historia de una compra: cada aviso y el Premium que dio.')
        .argument('<id>', 'el id de la compra (external_reference en Mercado Pago)')
        .option(htmlFlag, htmlText)
        .addHelpText('after', `\nEjemplo:\n  npm run ops -- audit payment ${exampleId}`)
        .action(auditPayment),
    )
    .addCommand(
      new Command('security')
        .description('Muestra entradas, fallos, permisos, exportaciones y accesos denegados del último año.')
        .argument('[cuenta]', 'un id o un correo; sin esto: todas')
        .option('--from <momento>', 'desde cuándo, en hora de Chile si no dice otra zona', instantOf)
        .option('--limit <cuántos>', 'los más nuevos', wholeNumber, 200)
        .addHelpText(
          'after',
          '\nRed y Navegador son huellas: iguales si vienen del mismo lugar. No dicen cuál es.\n\nEjemplo:\n  npm run ops -- audit security ana@liceo.cl',
        )
        .action(auditSecurity),
    );
