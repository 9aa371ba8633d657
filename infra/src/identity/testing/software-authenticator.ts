import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { SignedByPasskey } from '@matraz/contracts/accounts/proof';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test can make wrong. */
export interface Wrong {
  /** Of the page that asks. */
  origin?: string;
  /** How often the passkey says it was used. */
  counter?: number;
  /** The person is not verified by PIN, finger or face. */
  isUserVerified?: boolean;
}

type Options = { challenge: string } & Record<string, unknown>;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const flags = (isUserVerified: boolean, hasKey: boolean) =>
  Buffer.from([0x01 | (isUserVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0)]);

/** Makes and uses one passkey, as a phone or a security key does. */
export const createAuthenticator = ({ origin, rpId }: { origin: string; rpId: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let handle: string | undefined;
  let uses = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (count: number, isUserVerified: boolean, key?: Buffer) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), flags(isUserVerified, key !== undefined), counter, key ?? Buffer.alloc(0)]);
  };
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    /** @param options of `startPasskey` */
    make({ challenge, user }: Options, wrong: Wrong = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      );
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = authenticatorData(wrong.counter ?? uses, wrong.isUserVerified ?? true, key);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      handle = (user as { id: string }).id;
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, wrong.origin ?? origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** @param options of `startProof` or the login page */
    sign({ challenge }: Options, wrong: Wrong = {}): SignedByPasskey {
      uses += 1;
      const client = clientData('webauthn.get', challenge, wrong.origin ?? origin);
      const data = authenticatorData(wrong.counter ?? uses, wrong.isUserVerified ?? true);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(handle !== undefined && { userHandle: handle }),
        },
      };
    },
  };
};
