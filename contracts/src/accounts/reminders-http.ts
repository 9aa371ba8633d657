import { z } from 'zod';
import { defineCall } from '../call.ts';
import { reminderHours } from '../practice/limits.ts';
import { isPushEndpoint } from './push-services.ts';

const reminder = z.strictObject({
  /** Of the day in Chile. */
  hour: z.int().min(reminderHours.earliest).max(reminderHours.latest),
  byMail: z.boolean(),
  byPush: z.boolean(),
});

const endpoint = z.string().max(1_000).refine(isPushEndpoint, 'Ese servicio de avisos no se conoce.');
const key = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`));

const settings = z.object({
  /** Null: none are sent. */
  reminder: reminder.nullable(),
  /** `unconfirmed`: mails are for the owner of the address, who must confirm it first. `none`: the platform sends no mails. */
  mail: z.enum(['ready', 'unconfirmed', 'none']),
  /** With it a browser subscribes. */
  pushKey: z.string(),
  /** Browsers that get pushes. */
  browsers: z.int().nonnegative(),
});

const own = { access: 'session', waitsForReadModels: false } as const;

export const reminderCalls = {
  getReminders: defineCall({
    name: 'getReminders',
    summary: 'Los recordatorios de estudio que pediste',
    access: 'session',
    reply: settings,
  }),
  setReminders: defineCall({
    name: 'setReminders',
    summary: 'Pedir recordatorios, o dejar de recibirlos (null)',
    ...own,
    body: z.strictObject({
      reminder: reminder.refine(({ byMail, byPush }) => byMail || byPush, 'Elige cómo recibirlos.').nullable(),
    }),
    reply: settings,
  }),
  addPushSubscription: defineCall({
    name: 'addPushSubscription',
    summary: 'Recibir los recordatorios en este navegador',
    ...own,
    body: z.strictObject({ endpoint, keys: z.strictObject({ p256dh: key(87), auth: key(22) }) }),
    reply: settings,
  }),
};

export type ReminderSettings = z.infer<typeof settings>;
