import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Client, Metadata } from '@grpc/grpc-js';

/** What the client has but does not offer. Its version is pinned. */
interface Inside {
  getChannel(): Promise<{ close(): void }>;
  /** Gives a lost connection up for the next call. */
  execute<Service extends Client, T>(
    service: new (...args: never[]) => Service,
    name: string,
    action: (service: Service) => Promise<T>,
  ): Promise<T>;
  /** The login, and how long the call may take. */
  callArguments(options: object): [Metadata, object];
}

export const insideOf = (client: EventStoreDBClient): Inside => client as unknown as Inside;
