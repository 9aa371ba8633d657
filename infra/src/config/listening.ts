import { isIPv4 } from 'node:net';

/** The address of a server for other machines, also in a container. */
export const everyAddress = '0.0.0.0';

/** The addresses to listen on. `localhost` means both loopback addresses, also when the hosts file says otherwise. */
export const addressesOf = (host: string): [string, ...string[]] =>
  host === 'localhost' ? ['127.0.0.1', '::1'] : [host];

/** Whether only programs of this machine reach the host. @param host a name or an address, also as in a URL */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^\[?::1\]?$/.test(host) ||
  (isIPv4(host) && host.startsWith('127.'));

const ownAddresses: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL of a server on this host, for clients on the same machine. */
export const ownUrl = (host: string, port: number): string => {
  const [first] = addressesOf(host);
  const address = ownAddresses[first] ?? first;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};

/** Whether the machine does not have the address. Many machines have no IPv6. */
export const isMissingAddress = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
