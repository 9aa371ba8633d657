export interface ServicePreload {
  /** The port of the proxy between a service and PostgreSQL, by the name of the service. */
  databasePorts: Record<string, number>;
  /** Milliseconds by which SIGUSR2 makes the clock of a service wrong. The next SIGUSR2 sets it right. */
  clockSteps: Record<string, number>;
}

/** Runs in each process before the program. Only its source is passed on, so it can use nothing from this file. */
const preload = ({ databasePorts, clockSteps }: ServicePreload) => {
  const service = /services\/(\w+)\/src\/main\.ts$/.exec(process.argv[1] ?? '')?.[1] ?? '';
  const { DATABASE_URL } = process.env;
  const port = databasePorts[service];
  if (DATABASE_URL && port) {
    const url = new URL(DATABASE_URL);
    url.port = String(port);
    process.env.DATABASE_URL = url.href;
  }
  const step = clockSteps[service];
  if (!step) return;
  const RealDate = Date;
  let wrongMs = 0;
  process.on('SIGUSR2', () => {
    wrongMs = wrongMs === 0 ? step : 0;
  });
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args) =>
      args.length === 0 ? new RealDate(RealDate.now() + wrongMs) : Reflect.construct(RealDate, args),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + wrongMs : Reflect.get(target, name)),
  });
};

/** Environment of a platform whose services run the preload. */
export const withPreload = (settings: ServicePreload): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`(${preload})(${JSON.stringify(settings)})`)}`,
});
