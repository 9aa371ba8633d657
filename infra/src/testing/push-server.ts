import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '../push/open-pusher.ts';

/** Self-signed, for `localhost`. Only tests use it. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggbRNf5xF+Qy7dX8y
059J9Fizt7++KQgE1D5A8OEaRwmhRANCAATuaBfCacqlHQXTsuGJayOcTjGv7bXm
hcZxBrii9pTD1Aeo8ZXpkzZBQy/p8GqS/B6oets5yCRnewOuQXFTQEhZ
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUZZQ+CoDZTl1c1r7QoTZ8WySkbxkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEzMDA3MDUyNloYDzIxMjYxMTA2
MDcwNTI2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATuaBfCacqlHQXTsuGJayOcTjGv7bXmhcZxBrii9pTD1Aeo8ZXpkzZB
Qy/p8GqS/B6oets5yCRnewOuQXFTQEhZo28wbTAdBgNVHQ4EFgQUNLpvW8HyM/i5
no94mv8tlf3p+dowHwYDVR0jBBgwFoAUNLpvW8HyM/i5no94mv8tlf3p+dowDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgG192POJubGZFcsIhgo7YHTQJzg5k5RJORgvIgvTC0/UCIFhJ
uGMvziNBHfEx5bsz3hqACnzpyIHtO/SaiFAkce0F
-----END CERTIFICATE-----`;

interface ReceivedPush {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  /** As the browser reads it. */
  payload: unknown;
}

/** A browser's side of RFC 8291 with the encoding of RFC 8188, in one record. */
const decrypt = (body: Buffer, browser: ECDH, auth: Buffer): unknown => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const part = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${label}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The text ends with a byte 2 and padding.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
};

export interface PushServer {
  /** For `openPusher`: trusts the certificate. */
  agent: Agent;
  /** What came, in order. */
  pushes: ReceivedPush[];
  /** The status of the next replies. */
  status: number;
  /** A browser that subscribes. */
  subscribe(name: string): PushSubscription;
  close(): Promise<void>;
}

/** A push service of this machine, with its browsers. */
export const startPushServer = async (): Promise<PushServer> => {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  const server = createServer({ key, cert }, async (request, reply) => {
    const path = request.url ?? '';
    const browser = browsers.get(path);
    const body = await buffer(request);
    if (browser)
      kept.pushes.push({ path, headers: request.headers, payload: decrypt(body, browser.keys, browser.auth) });
    reply.writeHead(browser ? kept.status : 404, { location: 'https://localhost:1/' }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const kept: PushServer = {
    agent: new Agent({ ca: cert }),
    pushes: [],
    status: 201,
    subscribe(name) {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      browsers.set(`/push/${name}`, { keys, auth });
      return { endpoint: `https://localhost:${port}/push/${name}`, p256dh, auth: auth.toString('base64url') };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return kept;
};
