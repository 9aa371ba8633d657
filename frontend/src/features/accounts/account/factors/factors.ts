import type { FactorsOfAccount } from '@matraz/contracts/accounts/factors-http';
import type { Proof } from '@matraz/contracts/accounts/proof';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/net/api.ts';
import { reasonOf } from '../../../../shared/net/api-error.ts';
import { currentUser } from '../../../../shared/session/session.ts';
import { securityEvents } from '../security-events.tsx';

export const ownFactors = queryOptions({ queryKey: ['factors'], queryFn: () => call('getFactors'), staleTime: 0 });

/** After a change: the section, the activity, and whether the person may administer. */
export const useRefreshFactors = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [ownFactors, securityEvents, currentUser].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
};

/** Browsers make and use passkeys only on pages of one origin. */
export const canUsePasskeys = ({ passkeyOrigin }: FactorsOfAccount): boolean =>
  passkeyOrigin === window.location.origin && window.PublicKeyCredential !== undefined;

/** Whether the account has a passkey that works on this page. */
export const useHasPasskey = (): boolean => {
  const { data: factors } = useQuery(ownFactors);
  return factors !== undefined && factors.passkeys.length > 0 && canUsePasskeys(factors);
};

/** Asks for a passkey of the account. Throws when the person closes the dialog of the browser. */
export const proveByPasskey = async (): Promise<Proof> => {
  const optionsJSON = (await call('startProof')) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response, clientExtensionResults } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    passkey: {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: { ...clientExtensionResults },
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
  };
};

const textsOfBrowserErrors: Record<string, string> = {
  NotAllowedError: 'No se usó ninguna llave de acceso. Puedes intentarlo otra vez.',
  InvalidStateError: 'Esa llave de acceso ya está en tu cuenta.',
};

/** An error whose message is for the person. */
export class ToldError extends Error {}

/** What went wrong, for the person. */
export const textOf = (error: Error): string =>
  (error instanceof ToldError ? error.message : reasonOf(error)) ??
  textsOfBrowserErrors[error.name] ??
  'No pudimos hacerlo. Revisa tu conexión e inténtalo de nuevo.';
