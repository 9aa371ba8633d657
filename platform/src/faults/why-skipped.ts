import { execFileSync } from 'node:child_process';

const has = (program: string): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export const whyNoRedis = (): string | undefined =>
  has('redis-server') ? undefined : 'no redis-server; install it (Debian: apt-get install redis-server)';

export const whyNoMount = (): string | undefined =>
  process.getuid?.() === 0 && process.platform === 'linux' ? undefined : 'only root on Linux can mount a small disk';
