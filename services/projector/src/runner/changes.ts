import { type ReadModel, readModels } from '@matraz/contracts/updates';
import type { Position } from '@matraz/infra/event-store/port';
import type { Touch } from '../projection.ts';

/** PostgreSQL refuses a payload of 8,000 bytes. */
const mostBytes = 7_900;
/** Beyond this many messages it is cheaper for everybody to look again. */
const mostMessages = 32;

/** Every read model of everybody. */
export const everything: readonly Touch[] = readModels.map((model: ReadModel) => [null, model]);

/** Payloads for NOTIFY matraz_read. The last one carries the position, so whoever heard it has heard all the rest. */
export const notifications = (position: Position, touches: readonly Touch[]): string[] => {
  const pairs = new Set(touches.map((touch) => JSON.stringify(touch)));
  const messages: string[] = [];
  let message = '';
  for (const pair of pairs) {
    if (message.length + pair.length > mostBytes - 100) {
      messages.push(`{"changed":[${message}]}`);
      message = '';
    }
    if (messages.length === mostMessages) return notifications(position, everything);
    message += message === '' ? pair : `,${pair}`;
  }
  return [...messages, `{"position":"${position}","changed":[${message}]}`];
};
