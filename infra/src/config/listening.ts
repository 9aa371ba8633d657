/** What a server for others listens on, in a container too. */
export const everyAddress = '0.0.0.0';

/** What is listened on: `localhost` is this machine alone, by both of its addresses, whatever its hosts file says. */
export const addressesOf = (host: string): [string, ...string[]] =>
  host === 'localhost' ? ['127.0.0.1', '::1'] : [host];

const ownAddresses: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where the machine itself reaches a server that listens there. */
export const ownUrl = (host: string, port: number): string => {
  const [first] = addressesOf(host);
  const address = ownAddresses[first] ?? first;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};

/** The machine does not have the address: many have no IPv6. */
export const isMissingAddress = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
