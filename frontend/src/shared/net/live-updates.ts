import type { ReadModelChange } from '@matraz/contracts/updates';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionStudent } from '../session/kept-page.ts';
import { waitToLead } from './leading-tab.ts';
import { openUpdateStream } from './update-stream.ts';
import { uuidv7 } from './uuid.ts';

/** A hidden tab closes the stream after this many milliseconds: a browser may freeze it. */
const CLOSE_HIDDEN_AFTER = 60_000;
/** Milliseconds. A leading tab that does not answer for so long is frozen. */
const ANSWER_TIMEOUT = 5_000;

/** 'all': it is unknown what changed. */
type Changed = readonly ReadModelChange[] | 'all';

/** Sent by the tab that has the stream. */
interface Report {
  isOpen: boolean;
  /** This tab knows all changes until then. */
  at: number;
  changed: Changed;
  /** The tab that asked. Undefined: for every tab. */
  to?: string;
}

/** Sent by a tab that begins to listen. */
interface Question {
  from: string;
  /** The tab knows all changes until then. */
  since: number;
}

let stream: ReturnType<typeof openUpdateStream> | undefined;
let isOpenInOtherTab = false;

/** Messages of the stream are counted from 1. */
let messages = 0;
/** The last message that named a change, by the change's query key. */
const lastMessage = new Map<string, { change: ReadModelChange; message: number; at: number }>();

/**
 * The page has read, or has been told, every change until this time. It is the time of day, because all tabs have the same one. No
 * two messages have the same time.
 */
let knownUntil = performance.timeOrigin;
const nextTime = () => {
  knownUntil = Math.max(Date.now(), knownUntil + 1);
  return knownUntil;
};

/** Whether the server can reach this page now, through this tab or another one. */
export const isStreamOpen = () => (stream ? stream.isOpen() : isOpenInOtherTab);

export const messageCount = () => messages;

/** Whether a message after the given one named the change. */
export const wasNamedAfter = (message: number, [model, id]: ReadModelChange): boolean =>
  [[model], [model, id]].some((key) => (lastMessage.get(key.join('/'))?.message ?? 0) > message);

const namedSince = (time: number): ReadModelChange[] =>
  [...lastMessage.values()].filter(({ at }) => at > time).map(({ change }) => change);

/** One tab of the student has the stream and tells the others. @returns ends it */
const listen = (queries: QueryClient, userId: string, onTakenOver: () => void) => {
  const name = `matraz-updates-${userId}`;
  const channel = new BroadcastChannel(name);
  const id = uuidv7();
  /** The leading tab has told this one what it missed. */
  let isAnswered = false;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = 0;

  const readAgain = (changed: Changed) => {
    if (changed === 'all') return void queries.invalidateQueries();
    if (changed.length > 0) messages += 1;
    for (const change of changed) {
      lastMessage.set(change.join('/'), { change, message: messages, at: knownUntil });
      void queries.invalidateQueries({ queryKey: change });
    }
  };
  const report = (changed: Changed, to?: string) =>
    channel.postMessage({ isOpen: isStreamOpen(), at: knownUntil, changed, to } satisfies Report);

  const lead = () => {
    clearTimeout(answerTimer);
    isOpenInOtherTab = false;
    stream = openUpdateStream({
      onOpen(isReported) {
        openedAt = nextTime();
        if (!isReported) readAgain('all');
        // The other tabs may have missed something before.
        report('all');
      },
      onLost(isRefused) {
        report([]);
        // The session may be over: reading the user shows it.
        if (isRefused) void queries.invalidateQueries({ queryKey: ['user'] });
      },
      onChanged(changed) {
        nextTime();
        readAgain(changed);
        report(changed);
      },
      onOlderReply: () => readAgain('all'),
    });
    return () => {
      stream?.close();
      stream = undefined;
    };
  };

  const onQuestion = ({ from, since }: Question) => {
    if (!isStreamOpen()) report([], from);
    else report(since < openedAt ? 'all' : namedSince(since), from);
  };
  const onReport = ({ isOpen, at, changed, to }: Report) => {
    if (to !== undefined && to !== id) return;
    clearTimeout(answerTimer);
    // The answer to this tab will contain it.
    if (!isAnswered && to === undefined && changed !== 'all') return;
    isAnswered = true;
    isOpenInOtherTab = isOpen;
    if (isOpen) knownUntil = at;
    readAgain(changed);
  };
  channel.onmessage = ({ data }: MessageEvent<Question | Report>) => {
    if ('changed' in data) {
      if (!stream) onReport(data);
    } else if (stream) onQuestion(data);
  };

  const tabs = waitToLead(name, { lead, onTakenOver });
  if (!stream) {
    answerTimer = setTimeout(tabs.takeOver, ANSWER_TIMEOUT);
    channel.postMessage({ from: id, since: knownUntil } satisfies Question);
  }
  return () => {
    clearTimeout(answerTimer);
    const hadStream = stream !== undefined;
    tabs.leave();
    // When another tab has taken over, its stream is open.
    if (hadStream) report([]);
    channel.close();
    isOpenInOtherTab = false;
  };
};

/**
 * Listens while the page is shown. Only shown tabs wait to lead, because a browser may freeze hidden ones. A page in the back/forward
 * cache would keep its connection, and HTTP/1.1 allows six per site.
 */
const listenWhileShown = (queries: QueryClient, userId: string) => {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    stop?.();
    stop = undefined;
  };
  const update = () => {
    clearTimeout(timer);
    if (!document.hidden) stop ??= listen(queries, userId, again);
    else if (stream) timer = setTimeout(leave, CLOSE_HIDDEN_AFTER);
    else leave();
  };
  const again = () => {
    leave();
    update();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // The session of the page ended while the page was in the back/forward cache.
    if (persisted && sessionStudent() !== userId) window.location.reload();
    else update();
  };
  document.addEventListener('visibilitychange', update);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onShow);
  update();
  return () => {
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', onShow);
    leave();
  };
};

/** Reads again what changes on the server, in this tab, in another tab or on another device. */
export const useLiveUpdates = (userId: string) => {
  const queries = useQueryClient();
  useEffect(() => listenWhileShown(queries, userId), [queries, userId]);
};
