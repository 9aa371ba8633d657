// Only this machine can connect. The log must not contain statements or row values: both may have personal data.
const localSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'wal_level=replica',
  // A file of the write-ahead log that is used again still has the rows of before, also of erased accounts.
  'wal_recycle=off',
  'timezone=UTC',
  'lc_messages=C',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_line_prefix=%m [%p] ',
];

/**
 * After a crash PostgreSQL flushes its files before it answers: each of its 2,000 files alone, which takes seconds, or with syncfs
 * everything in one call. Only Linux has it.
 */
const quickRecovery = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];

/** Enough for one process of each service, backups and the operator CLI. */
const connections = 120;
const connectionsPerApi = 16;
const connectionsPerWorker = 20;

/**
 * An acknowledged answer survives power loss.
 *
 * @param processes of the services that use the server
 */
export const durableSettings = ({ api, worker }: { api: number; worker: number }) => [
  ...localSettings,
  ...quickRecovery,
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  `max_connections=${connections + (api - 1) * connectionsPerApi + (worker - 1) * connectionsPerWorker}`,
  // Small, because the operating system caches the same files.
  'shared_buffers=16MB',
  // The default starts three processes that read for the others. Most pages are in the memory of the operating system, so reading is quick.
  'io_method=sync',
  // The default is a part of the shared buffers.
  'wal_buffers=1MB',
  // The default is 64 MB for each of three workers.
  'autovacuum_work_mem=8MB',
];

/**
 * For test runs. Tests kill the server, not the machine, so they lose no committed row without fsync. A killed server leaves its
 * shared memory, which is therefore in files of the data directory.
 */
export const testSettings = [
  ...localSettings,
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'max_wal_size=512MB',
  'dynamic_shared_memory_type=mmap',
];
