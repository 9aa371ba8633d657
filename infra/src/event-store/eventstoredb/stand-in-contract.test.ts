import { eventStoreDbContract } from '../testing/eventstoredb.contract.ts';
import { startStandIn } from '../testing/start-stand-in.ts';

eventStoreDbContract('EventStoreDB adapter over a stand-in server', startStandIn);
