import { connectPeer, type Peer } from '@matraz/infra/processes/peer';
import type { Join } from '@matraz/infra/processes/process-group';
import type { ProcessMetrics } from './group.ts';

/** The functions of the first process, for the others. */
export interface PrimaryFunctions {
  allMetrics(): Promise<ProcessMetrics[]>;
}

/** The functions of each other process, for the first one. */
export interface MemberFunctions {
  ownMetrics(): Promise<ProcessMetrics>;
}

/** A process that does not answer must not delay the metrics of the others. */
const metricsTimeoutMs = 2_000;

const within = <T>(ms: number, promise: Promise<T>): Promise<T | null> => {
  const { promise: over, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  return Promise.race([promise.catch(() => null), over]).finally(() => clearTimeout(timer));
};

/** The first process asks all others for their metrics. */
export const createPrimary = (): Join => {
  const members = new Set<Peer<MemberFunctions>>();
  return (channel) => {
    const functions: PrimaryFunctions = {
      async allMetrics() {
        const all = await Promise.all([...members].map((member) => within(metricsTimeoutMs, member.ownMetrics())));
        return all.filter((metrics) => metrics !== null);
      },
    };
    const member = connectPeer<MemberFunctions, PrimaryFunctions>(channel, functions);
    members.add(member);
    return () => {
      members.delete(member);
      member.$close();
    };
  };
};
