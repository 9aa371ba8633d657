import pg from 'pg';
import { type Availability, createAvailability } from '../availability.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

/** The server accepts connections but does not answer. */
class ServerSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database does not answer');
    this.name = 'ServerSilent';
  }
}

const tickMs = 250;
/** After this number of ticks with open queries and without an answer to any of them, the server is asked on a new connection. */
const silentTicks = 4;
const probeTimeoutMs = 2_000;

const probe = async (config: pg.PoolConfig): Promise<boolean> => {
  const limits = { connectionTimeoutMillis: probeTimeoutMs, query_timeout: probeTimeoutMs };
  const client = new pg.Client({ ...config, ...limits });
  client.on('error', () => {}); // the connection was lost; the query fails too
  try {
    await client.connect();
    await client.query('select');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError; // a refusal is an answer too
  } finally {
    void client.end().catch(() => {});
  }
};

/**
 * A pool that gives up a silent server after 2 s instead of at the timeout of each query: all its connections are closed, and new
 * queries fail at once until the server answers again. A server that answers other queries is busy, and its queries go on.
 */
export class WatchedPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();
  readonly #availability: Availability;
  /** The calls that wait for a connection. */
  readonly #connecting = new Set<(error: Error) => void>();
  #answers = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.#availability = createAvailability(
      async () => {
        const answered = await probe(config);
        if (answered) this.#answers += 1;
        return answered;
      },
      { onAway: () => this.#giveUp() },
    );
    this.on('connect', (client) => {
      this.#clients.add(client);
      client.connection.stream.on('data', () => {
        this.#answers += 1;
      });
    });
    this.on('remove', (client) => this.#clients.delete(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
  }

  override async end(): Promise<void> {
    this.#availability.close();
    clearInterval(this.#timer);
    await super.end();
  }

  async #connect(): Promise<pg.PoolClient> {
    if (!(await this.#availability.isThere())) throw new ServerSilent();
    this.#watch();
    return new Promise((resolve, reject) => {
      this.#connecting.add(reject);
      super
        .connect()
        .then((client) => (this.#connecting.has(reject) ? resolve(client) : client.release(true)), reject)
        .finally(() => this.#connecting.delete(reject));
    });
  }

  #isBusy = () => this.totalCount > this.idleCount || this.waitingCount > 0;

  #watch(): void {
    if (this.#timer) return;
    let before = this.#answers;
    let silent = 0;
    this.#timer = setInterval(() => {
      silent = this.#answers === before ? silent + 1 : 0;
      before = this.#answers;
      if (silent >= silentTicks) this.#availability.suspect();
      if (this.#isBusy()) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    }, tickMs).unref();
  }

  #giveUp(): void {
    for (const reject of this.#connecting) reject(new ServerSilent());
    this.#connecting.clear();
    for (const client of this.#clients) client.connection.stream.destroy();
  }
}
