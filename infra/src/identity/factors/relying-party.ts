import { isIP } from 'node:net';

/** Who asks for passkeys. */
export interface RelyingParty {
  /** The domain to which passkeys belong. */
  id: string;
  /** The only origin whose pages may use them. */
  origin: string;
}

/** Undefined: the address of the platform is an IP address, for which browsers make no passkeys. @param publicUrl of the platform */
export const relyingPartyOf = (publicUrl: string): RelyingParty | undefined => {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : { id: hostname, origin };
};
