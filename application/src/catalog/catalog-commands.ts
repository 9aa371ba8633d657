import { lessonCommands } from './lesson-commands.ts';
import type { CatalogDesk } from './lookup.ts';
import { questionCommands } from './question-commands.ts';
import { topicCommands } from './topic-commands.ts';
import { videoCommands } from './video-commands.ts';

/**
 * Writing the catalogue: the one way that admins, the operator CLI and the demo share. HTML is sanitised, ids are made (derived
 * from the idempotency key where there is one), the deciders decide; what comes back is what was stored.
 */
export const catalogCommands = (desk: CatalogDesk) => ({
  ...topicCommands(desk),
  ...lessonCommands(desk),
  ...questionCommands(desk),
  ...videoCommands(desk),
});

export type CatalogCommands = ReturnType<typeof catalogCommands>;
