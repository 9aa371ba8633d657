import { writeClientError } from '@matraz/infra/postgres/client-errors';
import { Counter } from 'prom-client';
import type { Handlers } from '../http/calls/handler.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import { limits, scaled } from '../http/limits/limits.ts';
import { browserFamilies, browserOf } from './browser.ts';
import type { ClientErrorDeps } from './deps.ts';
import { scrub } from './scrub.ts';

/** Of a log line. */
const longestLoggedStack = 500;

export const createClientErrorCounter = (): Counter<'browser'> => {
  const counter = new Counter({
    name: 'matraz_client_errors_total',
    help: 'Errors of the app that browsers reported.',
    labelNames: ['browser'],
    registers: [],
  });
  for (const browser of browserFamilies) counter.inc({ browser }, 0);
  return counter;
};

/** The 1st, 10th, 100th … report of a message, so that a flood does not fill the log. */
const isLogged = (reports: number) => Number.isInteger(Math.log10(reports));

export const clientErrorCommands: Handlers<'reportClientError', ClientErrorDeps> = {
  /** Anyone can send a report. So its texts are scrubbed and their number is limited. */
  reportClientError: async ({ body }, { pool, clock, logger, config, clientErrors, reportCounter }) => {
    const most = scaled(limits.allBrowserErrors.most, config.rateLimitScale);
    if ((await reportCounter.penalty('everyone')).consumedPoints > most) throw new HttpProblem('too_many_requests');
    const { family, name: browser } = browserOf(body.browser);
    const error = {
      message: scrub(body.message),
      stack: scrub(body.stack),
      release: scrub(body.release),
      path: scrub(body.path),
      browser,
    };
    clientErrors.inc({ browser: family });
    const reports = await writeClientError(pool, error, clock(), limits.newBrowserErrors);
    if (reports === null) throw new HttpProblem('too_many_requests');
    if (isLogged(reports)) {
      logger?.warn({ ...error, reports, stack: error.stack.slice(0, longestLoggedStack) }, 'an error in a browser');
    }
    return null;
  },
};
