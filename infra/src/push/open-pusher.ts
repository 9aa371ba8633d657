import type { Agent } from 'node:https';
import { isPushEndpoint } from '@matraz/contracts/accounts/push-services';
import webPush from 'web-push';
import type { PushKey } from './push-key.ts';

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Pusher {
  /** `gone`: the browser takes no more pushes. @throws Error without the address, which is a secret of the browser */
  push(subscription: PushSubscription, payload: object): Promise<'sent' | 'gone'>;
}

interface PusherOptions {
  key: PushKey;
  /** Whom a push service may ask: an address of the web, or `mailto:`. */
  contact: string;
  /** Only for tests: their push service is on this machine. */
  isService?: (endpoint: string) => boolean;
  agent?: Agent;
}

/** Milliseconds. */
const TIMEOUT = 10_000;
/** Seconds. Later the student may have studied. */
const KEPT_FOR = 30 * 60;

/** Sends by the protocol of the browsers (RFC 8030), encrypted for the browser (RFC 8291). Redirects are not followed. */
export const openPusher = ({ key, contact, isService = isPushEndpoint, agent }: PusherOptions): Pusher => ({
  async push({ endpoint, p256dh, auth }, payload) {
    if (!isService(endpoint)) return 'gone';
    const options = {
      vapidDetails: { subject: contact, ...key },
      TTL: KEPT_FOR,
      timeout: TIMEOUT,
      topic: 'recordatorio',
      ...(agent && { agent }),
    };
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), options);
      return 'sent';
    } catch (error) {
      const { statusCode, code } = error as { statusCode?: number; code?: string };
      if (statusCode === 404 || statusCode === 410) return 'gone';
      throw new Error(`the push was not accepted: ${statusCode ?? code ?? (error as Error).name}`);
    }
  },
});
