import type { Mail } from './outbox.ts';

// As in `texts.ts`, no name is in a mail.

/** To a student whose e-mail a teacher wrote into the list of a class. */
export const classInvitationMail = (address: string, link: string): Mail => ({
  kind: 'class-invitation',
  address,
  subject: 'Te invitaron a un curso en Matraz',
  body: `Hola:

Una persona que enseña en tu colegio usa Matraz, una plataforma para preparar la PAES de Ciencias, y escribió este correo en la lista de su curso.

Para ver qué curso es y decidir si te unes, entra o crea tu cuenta con este mismo correo:

${link}

Nadie te agrega sin que tú lo aceptes, y puedes salir cuando quieras. Si no estudias ahí, no hagas nada.

Matraz
`,
});

/** To a person whom an administrator invited to teach. */
export const teacherInvitationMail = (address: string, { link, until }: { link: string; until: Date }): Mail => ({
  kind: 'teacher-invitation',
  address,
  subject: 'Te invitaron a enseñar en Matraz',
  body: `Hola:

Quien administra Matraz en tu colegio te invitó a tener cursos: ves cómo avanza cada estudiante que se une a ellos, y su sala el día del ensayo.

Entra o crea tu cuenta con este mismo correo desde este enlace. Sirve una vez, hasta el ${new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' }).format(until)}:

${link}

Si no enseñas en un colegio que use Matraz, no hagas nada.

Matraz
`,
});
