import { type Channel, connectPeer } from '@matraz/infra/processes/peer';
import type { Group, ProcessMetrics } from './group.ts';
import type { MemberFunctions, PrimaryFunctions } from './primary.ts';

/** The group of a process that another one started. @param channel to the first process */
export const joinGroup = (channel: Channel): Group => {
  let readOwn = async (): Promise<ProcessMetrics> => [];
  const primary = connectPeer<PrimaryFunctions, MemberFunctions>(channel, { ownMetrics: () => readOwn() });
  return {
    shareMetrics(own) {
      readOwn = own;
      return () => primary.allMetrics();
    },
  };
};
