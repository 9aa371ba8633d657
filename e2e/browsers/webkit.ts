import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { size, type Tab } from './tab.ts';

const freePort = async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? address?.port : undefined;
};

/** Sends commands of W3C WebDriver to the driver. */
const commandsOf =
  (driver: string) =>
  async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const reply = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: Value };
    if (!reply.ok) throw new Error(`WebKitWebDriver ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Opens WebKitGTK through its driver, on a screen of its own. */
export const openWebKit = async (miniBrowser: string): Promise<Tab> => {
  const port = await freePort();
  const screen = `-screen 0 ${size.width}x${size.height}x24`;
  const driver = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`], {
    // A group of its own, because xvfb-run does not end its two children when it is ended.
    detached: true,
    stdio: 'ignore',
    // Its sandbox needs rights that root in a container does not have.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const stop = async () => {
    if (driver.pid !== undefined && driver.exitCode === null) {
      process.kill(-driver.pid, 'SIGTERM');
      await once(driver, 'exit');
    }
  };
  const send = commandsOf(`http://localhost:${port}`);
  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  /** The driver needs a moment before it takes commands. */
  const openSession = async (triesLeft: number): Promise<string> => {
    try {
      return (await send<{ sessionId: string }>('POST', '/session', { capabilities })).sessionId;
    } catch (error) {
      if (triesLeft === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return openSession(triesLeft - 1);
    }
  };
  const session = `/session/${await openSession(100)}`;
  await send('POST', `${session}/window/rect`, size);
  const perform = (actions: object) => send<void>('POST', `${session}/actions`, { actions: [actions] });
  return {
    open: (url) => send('POST', `${session}/url`, { url }),
    run: (source) => send('POST', `${session}/execute/sync`, { script: `return ${source}`, args: [] }),
    click: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) =>
      perform({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    screenshot: async (path) => {
      await writeFile(`${path}.png`, await send<string>('GET', `${session}/screenshot`), 'base64');
    },
    close: async () => {
      await send('DELETE', session);
      await stop();
    },
  };
};
