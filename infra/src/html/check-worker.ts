import { parentPort } from 'node:worker_threads';
import { checkHtml } from './check-html.ts';

parentPort?.on('message', (texts: string[]) => parentPort?.postMessage(texts.map(checkHtml)));
