import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'oidc-provider';
import type { EmbeddedProvider } from './embedded-provider.ts';

/** A login that waits for a person: between the authorization request and the way back to it. */
export interface Interaction {
  /** Asked for by the platform: `registro` begins on the registration page. */
  screen: unknown;
  /** @returns where the browser goes on */
  finish(subject: string): Promise<string>;
}

/** The interaction that this browser has under this id; undefined when it ended, expired or belongs to another browser. */
export const findInteraction = async (
  provider: EmbeddedProvider,
  { request, response, uid }: { request: IncomingMessage; response: ServerResponse; uid: string },
): Promise<Interaction | undefined> => {
  try {
    const interaction = await provider.interactionDetails(request, response);
    if (interaction.uid !== uid) return undefined;
    return {
      screen: interaction.params.screen,
      finish: (accountId) => provider.interactionResult(request, response, { login: { accountId, remember: false } }),
    };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};
