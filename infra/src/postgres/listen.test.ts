import { createTestDatabase } from '../testing/database.ts';
import { listenContract } from './testing/listen.contract.ts';

listenContract(createTestDatabase);
