import { TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import { type Channel, connectPeer } from '@matraz/infra/processes/peer';
import { countTogether } from './counts.ts';
import type { Group, ProcessMetrics } from './group.ts';
import type { MemberFunctions, PrimaryFunctions } from './primary.ts';

/** The group of a process that another one started: the counts are in that process. @param channel to the first process */
export const joinGroup = (channel: Channel): Group => {
  let readOwn = async (): Promise<ProcessMetrics> => [];
  const primary = connectPeer<PrimaryFunctions, MemberFunctions>(channel, { ownMetrics: () => readOwn() });
  return {
    counts: {
      countRequest: countTogether((...given) => primary.addRequests(...given)),
      guesses: {
        async begin(...given) {
          const begun = await primary.beginGuess(...given);
          if ('retryAfterSeconds' in begun) throw new TooManyGuesses(begun.retryAfterSeconds);
          return (...outcome) => void primary.endGuess.asEvent(begun.ticket, ...outcome);
        },
      },
      async openStream(...given) {
        const ticket = await primary.openStream(...given);
        return ticket === null ? null : () => void primary.closeStream.asEvent(ticket);
      },
    },
    shareMetrics(own) {
      readOwn = own;
      return () => primary.allMetrics();
    },
  };
};
