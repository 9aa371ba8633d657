/** The two clocks of a device, in milliseconds. */
export interface DeviceClocks {
  /** Time of day: it runs during sleep and reloads, but the user can set it. */
  wall: () => number;
  /** Time since the page was loaded: the user cannot set it, but on some systems it stops during sleep. */
  steady: () => number;
}

/** The server's time and the device's time of day at one moment, in milliseconds. */
export interface ClockSample {
  server: number;
  wall: number;
}

/** When the two clocks of the device differ by more than this, it slept or its clock was set. */
const TOLERANCE_MS = 1_500;
/** Upper limit of `maxError`. */
const LARGEST_ERROR_MS = 1_000;
/** The round trip of a sample from before a reload: its error is unknown, because the clock may have been set since. */
const UNKNOWN = Number.POSITIVE_INFINITY;
/** For this time a slower reply replaces a sample only if the two disagree. */
const SAMPLE_VALID_MS = 60_000;

/**
 * The server's clock: the last sample plus the time that the device has measured since. So it does not matter how the
 * device's clock is set. When the two clocks of the device disagree, the later time is used until the next reply.
 */
export const createServerClock = ({ wall, steady }: DeviceClocks) => {
  let last: (ClockSample & { steady: number; roundTrip: number }) | null = null;
  const elapsed = () => {
    const since = last ?? { wall: wall(), steady: steady() };
    return { wall: wall() - since.wall, steady: steady() - since.steady };
  };
  const isUncertain = () => {
    const since = elapsed();
    return last === null || last.roundTrip === UNKNOWN || Math.abs(since.wall - since.steady) > TOLERANCE_MS;
  };
  const now = () => {
    if (last === null) return wall();
    const since = elapsed();
    return last.server + Math.max(since.wall, since.steady);
  };
  return {
    now,
    /** The device slept, its clock was set, or the page has had no reply yet. */
    isUncertain,
    /**
     * Milliseconds by which `now` may be ahead of the server: half of the round trip, because all of it may be one way.
     */
    maxError: () => (last === null ? 0 : Math.min(last.roundTrip / 2, LARGEST_ERROR_MS)),
    /** @param serverTime ISO 8601 @param roundTrip of the request with this time, in milliseconds */
    record: (serverTime: string, roundTrip: number) => {
      const server = Date.parse(serverTime);
      const agrees = now() >= server && now() <= server + roundTrip;
      const isWorse = last !== null && roundTrip > 2 * last.roundTrip && elapsed().steady < SAMPLE_VALID_MS;
      if (isWorse && agrees && !isUncertain()) return;
      last = { server: server + roundTrip / 2, wall: wall(), steady: steady(), roundTrip };
    },
    /** Continues from a sample that was taken before a reload. Ignored when the page has had a reply. */
    resume: (sample: ClockSample) => {
      if (last !== null) return;
      const server = sample.server + Math.max(0, wall() - sample.wall);
      last = { server, wall: wall(), steady: steady(), roundTrip: UNKNOWN };
    },
    sample: (): ClockSample => ({ server: now(), wall: wall() }),
    /** The server's time of an earlier sample. The device's clock may have been set since, so in doubt it is the later one. */
    timeOf: (sample: ClockSample): number => Math.max(sample.server, now() - (wall() - sample.wall)),
  };
};

export const serverClock = createServerClock({ wall: () => Date.now(), steady: () => performance.now() });
