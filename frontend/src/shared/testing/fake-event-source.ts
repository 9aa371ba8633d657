import type { ReadModelChange, UpdateMessage } from '@matraz/contracts/updates';

/** An update stream that the test opens, fails and sends on. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static created: FakeEventSource[] = [];
  /** The newest one. */
  static get latest() {
    const latest = FakeEventSource.created.at(-1);
    if (!latest) throw new Error('No stream was opened');
    return latest;
  }

  readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    FakeEventSource.created.push(this);
  }
  open() {
    this.readyState = this.OPEN;
    this.onopen?.();
  }
  /** @param readyState CLOSED: the browser does not try again */
  fail(readyState = 0) {
    this.readyState = readyState;
    this.onerror?.();
  }
  send(...changed: ReadModelChange[]) {
    const message: UpdateMessage = { changed };
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify(message) }));
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** An update stream that stays silent. */
export class NoUpdates {
  addEventListener() {}
  close() {}
}
