import { setTimeout as delay } from 'node:timers/promises';
import { startBrowser } from './devtools.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** A cheap phone on a bad connection. Throughput in bytes per second: 400 kbit/s. */
const profile = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
const cpuSlowdown = 4;
const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/**
 * Runs in the page. `shownAt(selector)` is the time since the start of the document, or since the last click, when the page had
 * painted the element; an element that cannot be used yet does not count.
 */
const probe = `
  (() => {
    let from = 0;
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('click', (event) => { from = event.timeStamp; }, true);
    window.layoutShift = () => shift;
    window.shownAt = (selector) => new Promise((resolve) => {
      const look = () => {
        const element = document.querySelector(selector);
        if (!element || element.disabled || element.getClientRects().length === 0) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      };
      look();
    });
  })();`;

export interface Visit extends Traffic {
  /** Until the element was painted and could be used. */
  ms: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** A page of a new browser on the phone's connection. */
export const openPhone = async (cookie: { name: string; value: string; url: string } | null) => {
  const devTools = await startBrowser();
  const traffic = watchTraffic(devTools);
  const workers = new Set<string>();
  const attached = Promise.withResolvers<string>();
  devTools.on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
    const { type } = targetInfo as { type: string };
    const session = sessionId as string;
    const send = (method: string, params = {}) => devTools.send(method, params, session).catch(() => {});
    if (type === 'page' || type === 'service_worker') {
      await Promise.all([send('Network.enable'), send('Network.emulateNetworkConditions', profile)]);
    }
    if (type === 'page') attached.resolve(session);
    if (type === 'service_worker') workers.add(session);
    await send('Runtime.runIfWaitingForDebugger');
  });
  // A worker waits until its connection is slow too.
  await devTools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  await devTools.send('Target.createTarget', { url: 'about:blank' });
  const session = await attached.promise;
  const send = <Result>(method: string, params = {}) => devTools.send<Result>(method, params, session);
  await send('Page.enable');
  await send('ServiceWorker.enable');
  await send('Emulation.setDeviceMetricsOverride', screen);
  await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: probe });
  if (cookie) await send('Network.setCookie', cookie);

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result } = await send<{ result: { value: Value } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  };
  const measure = async (start: () => Promise<unknown>, selector: string): Promise<Visit> => {
    traffic.reset();
    await start();
    const ms = await evaluate<number>(`shownAt(${JSON.stringify(selector)})`);
    await traffic.untilQuiet();
    return { ms, shift: await evaluate<number>('layoutShift()'), ...traffic.total() };
  };
  return {
    /** Loads a page. @param selector what the visitor waits for */
    visit: async (url: string, selector: string): Promise<Visit> => {
      await send('ServiceWorker.stopAllWorkers');
      // A worker that starts again waits for the debugger again.
      const resume = setInterval(() => {
        for (const worker of workers) devTools.send('Runtime.runIfWaitingForDebugger', {}, worker).catch(() => {});
      }, 10);
      return measure(() => send('Page.navigate', { url }), selector).finally(() => clearInterval(resume));
    },
    /** Follows a link of the present page. */
    follow: (link: string, selector: string): Promise<Visit> =>
      measure(async () => {
        const place = `(() => { const r = document.querySelector(${JSON.stringify(link)}); r.scrollIntoView({ block: 'center', behavior: 'instant' }); const b = r.getBoundingClientRect(); return { x: b.x + b.width / 2, y: b.y + b.height / 2 }; })()`;
        const at = { ...(await evaluate<{ x: number; y: number }>(place)), button: 'left', clickCount: 1 };
        await delay(100);
        await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
        await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
      }, selector),
    send,
    evaluate,
    close: devTools.close,
  };
};
