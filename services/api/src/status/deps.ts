import type { ClockJump } from '@matraz/infra/postgres/clock-jump';
import type { WriteProbe } from '@matraz/infra/postgres/write-probe';
import type { Disk } from '@matraz/infra/processes/disk-space';
import type { Deps } from '../deps.ts';
import type { AppendMetrics } from './append-metrics.ts';

export interface StatusDeps extends Deps {
  appends: AppendMetrics;
  /** The last jump of the platform's clock within an hour that this process found. */
  clockJump: () => ClockJump | null;
  writeProbe: WriteProbe;
  /** The disks of this machine that the app or its database fills. */
  disks: () => Promise<Disk[]>;
}
