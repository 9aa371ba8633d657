import { z } from 'zod';
import { user } from '../accounts/http.ts';
import { defineCall } from '../call.ts';

export const premiumCalls = {
  togglePremium: defineCall({
    name: 'togglePremium',
    summary: 'Activa o desactiva el Premium propio, para probar',
    access: 'admin',
    body: z.strictObject({}).nullish(),
    reply: user,
  }),
};
