export interface ServicePreload {
  /** The port of the proxy between a service and PostgreSQL, by the name of the service. */
  databasePorts: Record<string, number>;
  /** The same for a named EventStoreDB. */
  storePorts: Record<string, number>;
  /** Milliseconds by which SIGUSR2 makes the clock of a service wrong. The next SIGUSR2 sets it right. */
  clockSteps: Record<string, number>;
}

/** Runs in each process before the program. Only its source is passed on, so it can use nothing from this file. */
const preload = ({ databasePorts, storePorts, clockSteps }: ServicePreload) => {
  const service = /services\/(\w+)\/src\/main\.ts$/.exec(process.argv[1] ?? '')?.[1] ?? '';
  const redirect = (name: string, port: number | undefined) => {
    const address = process.env[name];
    if (!address || !port) return;
    const url = new URL(address);
    url.port = String(port);
    process.env[name] = url.href;
  };
  redirect('DATABASE_URL', databasePorts[service]);
  redirect('EVENT_STORE_URL', storePorts[service]);
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
