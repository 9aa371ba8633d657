/** Milliseconds since 1970. Ids of imported content sort by this time plus a place, so that students see the written order. */
export const firstTime = Date.UTC(2026, 0, 1);
