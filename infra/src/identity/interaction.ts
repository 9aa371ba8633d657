import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'oidc-provider';
import type { EmbeddedProvider } from './embedded-provider.ts';

/** A login that waits for the user, between the authorization request and its continuation. */
export interface Interaction {
  /** Set by the platform: `registro` starts on the registration page. */
  screen: unknown;
  /** What an invitation makes of the account: `teacher` or `admin`. */
  invited: unknown;
  /** @returns the next address for the browser */
  finish(subject: string): Promise<string>;
}

/** The interaction with this id. Undefined when it ended, expired or belongs to another browser. */
export const findInteraction = async (
  provider: EmbeddedProvider,
  { request, response, uid }: { request: IncomingMessage; response: ServerResponse; uid: string },
): Promise<Interaction | undefined> => {
  try {
    const interaction = await provider.interactionDetails(request, response);
    if (interaction.uid !== uid) return undefined;
    return {
      screen: interaction.params.screen,
      invited: interaction.params.invited,
      finish: (accountId) => provider.interactionResult(request, response, { login: { accountId, remember: false } }),
    };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};
