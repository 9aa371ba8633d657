/** Milliseconds. Negative: the clock of the device is behind. */
let deviceIsAhead = 0;

/** @param date the header `Date` of a reply */
export const noteServerTime = (date: string | null) => {
  if (date !== null) deviceIsAhead = Date.now() - Date.parse(date);
};

/** The server's time, up to a few seconds late. The clock of a device can be wrong by hours. */
export const serverTime = () => new Date(Date.now() - deviceIsAhead);
