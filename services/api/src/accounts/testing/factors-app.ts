import type { AddressInfo } from 'node:net';
import { codeOf } from '@matraz/infra/identity/testing/code-of';
import { createAuthenticator } from '@matraz/infra/identity/testing/software-authenticator';
import { type Browser, createBrowser, type Page } from '@matraz/infra/testing/browser';
import type { ApiDeps } from '../../app-deps.ts';
import { publicUrl, startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

export interface Student extends Browser {
  email: string;
  userId: string;
  proof: { password: string };
}

export const password = 'cordillera-2026';
export const passkeyHere = () => createAuthenticator({ origin: publicUrl, rpId: 'localhost' });
export type Passkey = ReturnType<typeof passkeyHere>;

let registered = 0;

/** The whole api on a port, with login pages and a clock that tests move. */
export const startFactorsApp = async (options: Partial<ApiDeps> = {}) => {
  let now = Date.now();
  const api: TestApi = await startSharedTestApi({ clock: () => new Date(now), ...options });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const browser = (origin = publicUrl) => createBrowser(origin, { port });

  return {
    ...api,
    browser,
    now: () => new Date(now),
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
    codeOf: (secret: string, steps = 0) => codeOf(secret, new Date(now + steps * 30_000)),
    whoami: async (one: Browser): Promise<string | undefined> => (await one.get('/api/auth/user')).body.id,
    async student(): Promise<Student> {
      registered += 1;
      const email = `factor.${process.pid}.${Date.now()}.${registered}@liceo.cl`;
      const own = browser();
      await own.register({ email, password });
      const userId = (await own.get('/api/auth/user')).body.id;
      return Object.assign(own, { email, userId, proof: { password } });
    },
    async addPasskey(student: Student, passkey: Passkey = passkeyHere()) {
      const { body: options } = await student.post('/api/user/passkeys/start', { proof: student.proof });
      const added = await student.post('/api/user/passkeys', { name: 'Mi teléfono', passkey: passkey.make(options) });
      return { passkey, added };
    },
    async addCodeApp(student: Student) {
      const { body } = await student.post('/api/user/code-app', { proof: student.proof });
      const code = codeOf(body.secret, new Date(now));
      const added = await student.put('/api/user/code-app', { code });
      return { secret: body.secret as string, recoveryCodes: added.body.recoveryCodes as string[] };
    },
    /** What the script of a login page does. */
    async usePasskey(
      one: Browser,
      page: Pick<Page, 'text' | 'url'>,
      sign: (options: { challenge: string }) => unknown,
    ): Promise<Page> {
      const [, action = '', ask = ''] =
        /action="([^"]+\/llave)" id="passkey"[^>]* data-options="([^"]+)"/.exec(page.text) ?? [];
      const options = (await one.post(ask)).body;
      return one.visit(action, { form: { passkey: JSON.stringify(sign(options)) } });
    },
  };
};

export type FactorsApp = Awaited<ReturnType<typeof startFactorsApp>>;
