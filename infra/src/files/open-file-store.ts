import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import type { FileStore } from './port.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** The store of the uploaded pictures. */
export const openFileStore = ({ dataDir, uploadsUrl }: Pick<Config, 'dataDir' | 'uploadsUrl'>): FileStore =>
  uploadsUrl ? createS3FileStore(uploadsUrl) : createFolderFileStore(join(dataDir, 'uploads'));
