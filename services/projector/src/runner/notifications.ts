import { everyChange, type UserChange } from '@matraz/contracts/updates';
import type { Position } from '@matraz/infra/event-store/port';

/** PostgreSQL refuses a payload of 8,000 bytes. */
const mostBytes = 7_900;
/** With more messages than this it is cheaper that every page loads its data again. */
const mostMessages = 32;

/** Payloads for NOTIFY matraz_read. The last one has the position, so a listener that gets it has got all the others. */
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
