import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type Params = Record<string, unknown>;
type Listener = (params: Params, sessionId: string | undefined) => void;

/** A connection to the DevTools of a browser. One socket has the sessions of all pages and workers. */
export interface DevTools {
  send<Result = Params>(method: string, params?: Params, sessionId?: string): Promise<Result>;
  on(method: string, listener: Listener): void;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
  sessionId?: string;
}

/** The whole browser. The headless shell behaves differently. */
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const findChromium = (): string => {
  const path = process.env.CHROME_PATH ?? places.find((place) => existsSync(place));
  if (path === undefined)
    throw new Error('This benchmark needs Chromium (Debian: apt-get install chromium), or CHROME_PATH.');
  return path;
};

const startChromium = (profile: string): ChildProcess =>
  spawn(
    findChromium(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--no-startup-window',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );

const addressOf = async (browser: ChildProcess): Promise<string> => {
  if (!browser.stderr) throw new Error('Chromium has no output');
  for await (const line of createInterface(browser.stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Chromium ended. CHROME_PATH names another one.');
};

/** Starts a browser with an empty profile. */
export const startBrowser = async (): Promise<DevTools> => {
  const profile = mkdtempSync(join(tmpdir(), 'matraz-phone-'));
  const browser = startChromium(profile);
  const socket = new WebSocket(await addressOf(browser));
  browser.stderr?.resume();
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Params>>();
  const listeners = new Map<string, Listener[]>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params = {}, result = {}, error, sessionId } = JSON.parse(String(data)) as Message;
    if (id !== undefined) {
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
    if (method !== undefined) for (const listener of listeners.get(method) ?? []) listener(params, sessionId);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium ended'));
    waiting.clear();
  });
  const send = <Result>(method: string, params: Params = {}, sessionId?: string) => {
    const id = ++last;
    const reply = Promise.withResolvers<Params>();
    waiting.set(id, reply);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return reply.promise as Promise<Result>;
  };
  return {
    send,
    on: (method, listener) => listeners.set(method, [...(listeners.get(method) ?? []), listener]),
    close: async () => {
      const exited = once(browser, 'exit');
      // The browser may end before its reply is there.
      await send('Browser.close').catch(() => {});
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
