import { Worker } from 'node:worker_threads';
import { createTaskQueue } from '../task-queue.ts';
import { type CheckedHtml, checkHtml } from './check-html.ts';

/** Characters of all texts together that are checked at once: 20 ms of the slowest HTML. Most saves have fewer. */
const AT_ONCE = 2_000;

let worker: Worker | undefined;
const oneAtATime = createTaskQueue();

const startWorker = () => {
  const started = new Worker(new URL('./check-worker.ts', import.meta.url));
  const forget = () => {
    if (worker === started) worker = undefined;
  };
  started.on('error', forget).on('exit', forget);
  return started;
};

const checkInWorker = (texts: readonly string[]) =>
  new Promise<CheckedHtml[]>((resolve, reject) => {
    worker ??= startWorker();
    const asked = worker;
    // A process without other work waits for the reply only.
    asked.ref();
    const end = () => {
      asked.off('message', onReply).off('error', onError).off('exit', onExit);
      asked.unref();
    };
    const onReply = (checked: CheckedHtml[]) => {
      end();
      resolve(checked);
    };
    const onError = (error: unknown) => {
      end();
      reject(error);
    };
    const onExit = () => onError(new Error('The thread that checks HTML ended'));
    asked.on('message', onReply).on('error', onError).on('exit', onExit);
    asked.postMessage(texts);
  });

/** Checks long texts in a thread of their own, so that other requests go on: 200,000 characters can take a second. */
export const checkTexts = async (texts: readonly string[]): Promise<CheckedHtml[]> => {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length <= AT_ONCE ? texts.map(checkHtml) : oneAtATime(() => checkInWorker(texts));
};
