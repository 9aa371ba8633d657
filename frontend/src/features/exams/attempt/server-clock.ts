/** The two clocks of a device, in milliseconds. */
export interface DeviceClocks {
  /** Of the day: right across sleep and reloads, but anybody may set it. */
  wall: () => number;
  /** Since the page came: nobody can set it, but on some systems it stands still while the device sleeps. */
  steady: () => number;
}

/** The server's time at one moment of the device's day. */
export interface ClockReading {
  server: number;
  wall: number;
}

/** The clocks of the device may differ by this much, in milliseconds, before something must have happened. */
const TOLERANCE = 1_500;
/** No reading is in doubt by more than this, in milliseconds. */
const MOST_DOUBT = 1_000;
/** Of a reading from before a reload: nobody knows what was done to the clock of the day since. */
const RESUMED = Number.POSITIVE_INFINITY;
/** A newer reading that took longer and does not contradict says less than the older one, for this long, in milliseconds. */
const BEST_BEFORE = 60_000;

/**
 * The server's clock as this page knows it: its last reading plus what the device has measured since. How the device's own clock
 * is set does not matter, and no ticks are counted. When the two clocks of the device disagree, it slept or its clock was set:
 * the later of both holds until the next reading decides.
 */
export const createServerClock = ({ wall, steady }: DeviceClocks) => {
  let reading: (ClockReading & { steady: number; took: number }) | null = null;
  const since = () => {
    const { wall: w, steady: s } = reading ?? { wall: wall(), steady: steady() };
    return { day: wall() - w, page: steady() - s };
  };
  const isUncertain = () => {
    const { day, page } = since();
    return reading === null || reading.took === RESUMED || Math.abs(day - page) > TOLERANCE;
  };
  const now = () => {
    if (reading === null) return wall();
    const { day, page } = since();
    return reading.server + Math.max(day, page);
  };
  return {
    now,
    isUncertain,
    /** By how much the reading may run ahead, in milliseconds: nobody knows which way of the reply was the slow one. */
    doubt: () => (reading === null ? 0 : Math.min(reading.took / 2, MOST_DOUBT)),
    /** @param took how long the reply was under way, there and back, in milliseconds */
    read: (serverTime: string, took: number) => {
      const told = Date.parse(serverTime);
      const agrees = now() >= told && now() <= told + took;
      const isWorse = reading !== null && took > 2 * reading.took && since().page < BEST_BEFORE;
      if (isWorse && agrees && !isUncertain()) return;
      reading = { server: told + took / 2, wall: wall(), steady: steady(), took };
    },
    /** From before a reload, when no reply can be had. */
    resume: (before: ClockReading) => {
      if (reading !== null) return;
      const server = before.server + Math.max(0, wall() - before.wall);
      reading = { server, wall: wall(), steady: steady(), took: RESUMED };
    },
    /** To resume from after a reload. */
    reading: (): ClockReading => ({ server: now(), wall: wall() }),
  };
};

export const serverClock = createServerClock({ wall: () => Date.now(), steady: () => performance.now() });
