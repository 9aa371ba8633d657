import { isIP } from 'node:net';
import type { Config } from './config.ts';
import { isLoopback } from './listening.ts';
import { hasPassword, hostsOf } from './passwords.ts';

/** A name without a dot is of a container's network or of this machine. Other hosts may be anywhere. */
const isFar = (host: string): boolean =>
  !isLoopback(host) && (host.includes('.') || isIP(host.replace(/^\[|\]$/g, '')) !== 0);

const query = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

const isOpen: Record<string, (address: string) => boolean> = {
  DATABASE_URL: (address) => ['', 'disable', 'allow', 'prefer'].includes(query(address).get('sslmode') ?? ''),
  EVENT_STORE_URL: (address) => query(address).get('tls')?.toLowerCase() === 'false',
  REDIS_URL: (address) => address.startsWith('redis:'),
};

/**
 * Names of the variables whose address sends a password over the network without TLS. It is told and not refused, because the
 * network can be private.
 */
export const openPasswords = (
  { databaseUrl, eventStoreUrl, redisUrl }: Pick<Config, 'databaseUrl' | 'eventStoreUrl' | 'redisUrl'>,
  { PGPASSWORD = '' }: NodeJS.ProcessEnv,
): string[] => {
  const isPostgres = (address: string) => address.startsWith('postgres');
  const sendsPassword = (address: string) => hasPassword(address) || (isPostgres(address) && PGPASSWORD !== '');
  const given = { DATABASE_URL: databaseUrl, EVENT_STORE_URL: eventStoreUrl, REDIS_URL: redisUrl };
  return Object.entries(given).flatMap(([name, address]) => {
    if (!address || !sendsPassword(address) || !hostsOf(address).some(isFar)) return [];
    return isOpen[isPostgres(address) ? 'DATABASE_URL' : name]?.(address) ? [name] : [];
  });
};

/** The sentence for the operator. */
export const openPasswordWarning = (name: string): string =>
  `La contraseña de ${name} viaja sin cifrar por la red: use TLS si esa red no es solo suya.`;
