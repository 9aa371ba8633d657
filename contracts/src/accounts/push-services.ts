/** Hosts of the push services that browsers use. A name with a dot at its start means all hosts below it. */
const pushServices = [
  // Chrome, Edge and Samsung Internet on Android
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox
  'updates.push.services.mozilla.com',
  // Safari
  'web.push.apple.com',
  // Edge on Windows
  '.notify.windows.com',
];

/** True for an https address of a push service, with its usual port. The browser gives the address, so it could be any. */
export const isPushEndpoint = (endpoint: string): boolean => {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return pushServices.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
};
