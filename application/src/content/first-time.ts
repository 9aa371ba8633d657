/** Milliseconds since 1970. Ids of imported content start with this time plus an index, so they sort in the written order. */
export const firstTime = Date.UTC(2026, 0, 1);
