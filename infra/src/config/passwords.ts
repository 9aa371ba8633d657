/** `scheme://`, `user:password@` and the rest. An address of EventStoreDB can name several hosts, which a URL cannot. */
const parts = /^([\w+]+:\/\/)(?:([^@/?#]*)@)?(.*)$/s;

/**
 * Puts the password into an address without one. Beside the address a password can contain every character.
 *
 * @param address of Redis, or of EventStoreDB, which needs a user too
 */
export const withPassword = (address: string, password: string): string => {
  const [, scheme = '', login = '', rest = ''] = parts.exec(address) ?? [];
  if (scheme === '' || login.includes(':') || (login === '' && !scheme.startsWith('redis'))) return address;
  return `${scheme}${login}:${encodeURIComponent(password)}@${rest}`;
};

/** The address with another login. */
export const withLogin = (address: string, user: string, password: string): string => {
  const [, scheme = '', , rest = ''] = parts.exec(address) ?? [];
  return `${scheme}${encodeURIComponent(user)}:${encodeURIComponent(password)}@${rest}`;
};

/** The login of an address. Undefined: it has no user, or no password. */
export const loginOf = (address: string): { user: string; password: string } | undefined => {
  const [user = '', password = ''] = (parts.exec(address)?.[2] ?? '').split(':').map(decodeURIComponent);
  return user !== '' && password !== '' ? { user, password } : undefined;
};

/** Whether the address has a login with a password. */
export const hasPassword = (address: string): boolean => parts.exec(address)?.[2]?.includes(':') ?? false;

/** The hosts that the address names, without ports. */
export const hostsOf = (address: string): string[] =>
  (parts.exec(address)?.[3] ?? '')
    .replace(/[/?#].*$/s, '')
    .split(',')
    .map((host) => host.replace(/:\d+$/, ''));
