import { eventStoreContract } from '../testing/event-store.contract.ts';
import { startPostgresHarness } from '../testing/postgres-harness.ts';

eventStoreContract('PostgreSQL', startPostgresHarness);
