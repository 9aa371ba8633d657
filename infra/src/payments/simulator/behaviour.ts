/** How the simulated provider misbehaves. Tests and the operator page change it while the simulator runs. */
export interface Behaviour {
  /** The API answers every call with 503. */
  isDown: boolean;
  /** The API answers every call with 429. */
  isLimited: boolean;
  /** Each call of the API takes this much longer. */
  delayMs: number;
  /** How often each notice is sent. 0: notices get lost. */
  copies: number;
  /** The first try to send a notice comes this much later. */
  noticeDelayMs: number;
  /** The search does not show changes of this last time. */
  searchLagMs: number;
  /** Approved payments have this amount instead of the price. */
  amount: number | null;
  /** Approved payments have this currency instead of the preference's. */
  currency: string | null;
}

export const goodBehaviour = (): Behaviour => ({
  isDown: false,
  isLimited: false,
  delayMs: 0,
  copies: 1,
  noticeDelayMs: 0,
  searchLagMs: 0,
  amount: null,
  currency: null,
});
