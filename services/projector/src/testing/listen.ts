import type pg from 'pg';
import { expect } from 'vitest';

/** Listens on the channel. @returns waits for what was sent until now */
export const listen = async (client: pg.ClientBase, channel: string): Promise<() => Promise<string[]>> => {
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => heard.push(payload));
  await client.query(`listen ${channel}`);
  return async () => {
    await client.query(`notify ${channel}, 'last'`);
    await expect.poll(() => heard.at(-1)).toBe('last');
    return heard.slice(0, -1);
  };
};
