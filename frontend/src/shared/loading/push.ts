import { readyServiceWorker } from './service-worker.ts';

/** What this browser can do with reminders. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const ownSubscription = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

export const pushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await ownSubscription()) ? 'on' : 'off';
};

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Asks the person for the permission, and subscribes. Null: she said no, or the browser cannot.
 *
 * @param key of the server. A subscription with another key is replaced.
 */
export const subscribeToPush = async (key: string): Promise<PushAddress | null> => {
  if (!isSupported() || (await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await readyServiceWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
};

/** Milliseconds. */
const LONGEST_WAIT = 1_000;

/** After a logout the browser may be another person's. */
export const leavePush = async (): Promise<void> => {
  if (!isSupported()) return;
  const left = ownSubscription().then((subscription) => subscription?.unsubscribe());
  await Promise.race([left.catch(() => {}), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
};
