import type { Mail } from './outbox.ts';

interface Text {
  title: string;
  body: string;
}

/** @param missing minutes to the goal of today. Null: the student chose none */
export const reminderText = ({ missing, streak }: { missing: number | null; streak: number }): Text => ({
  title: streak > 1 ? `Tu racha de ${streak} días te espera` : 'Un rato de estudio te espera',
  body:
    missing === null
      ? 'Diez preguntas, cinco minutos.'
      : `Te ${missing === 1 ? 'falta 1 minuto' : `faltan ${missing} minutos`} para tu meta de hoy.`,
});

interface Links {
  publicUrl: string;
  stopUrl: string;
}

export const reminderMail = (address: string, { title, body, publicUrl, stopUrl }: Text & Links): Mail => ({
  kind: 'reminder',
  address,
  subject: title,
  stopUrl,
  body: `Hola:

${body} Sigue aquí:

${publicUrl}/

Te escribimos porque pediste recordatorios. Cambia la hora en ${publicUrl}/cuenta o deja de recibirlos:

${stopUrl}

Matraz
`,
});
