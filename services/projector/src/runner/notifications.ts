import { everyChange, type UserChange } from '@matraz/contracts/updates';
import type { Position } from '@matraz/infra/event-store/port';

/** PostgreSQL refuses a payload of 8,000 bytes. */
const mostBytes = 7_900;
/** Beyond this many messages it is cheaper for everybody to look again. */
const mostMessages = 32;

/** Payloads for NOTIFY matraz_read. The last one carries the position, so whoever heard it has heard all the rest. */
export const notifications = (position: Position, changes: readonly UserChange[]): string[] => {
  const distinct = new Set(changes.map((change) => JSON.stringify(change)));
  const messages: string[] = [];
  let message = '';
  for (const change of distinct) {
    if (message.length + change.length > mostBytes - 100) {
      messages.push(`{"changed":[${message}]}`);
      message = '';
    }
    if (messages.length === mostMessages) return notifications(position, everyChange);
    message += message === '' ? change : `,${change}`;
  }
  return [...messages, `{"position":"${position}","changed":[${message}]}`];
};
