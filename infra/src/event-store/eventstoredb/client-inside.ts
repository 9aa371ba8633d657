import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Client, Metadata } from '@grpc/grpc-js';

/** Methods of the client that its types do not list. The client's version is pinned. */
interface Inside {
  getChannel(): Promise<{ close(): void }>;
  /** Replaces a lost connection before the next call. */
  execute<Service extends Client, T>(
    service: new (...args: never[]) => Service,
    name: string,
    action: (service: Service) => Promise<T>,
  ): Promise<T>;
  /** The credentials and the deadline of a call. Without `deadline` it is ten seconds. */
  callArguments(options: object, call?: { deadline: number }): [Metadata, object];
}

export const insideOf = (client: EventStoreDBClient): Inside => client as unknown as Inside;
