import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@matraz/platform/project-root';

const named = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(join(projectRoot, file), 'utf8').matchAll(pattern), ([, image = '']) => image);

const isEventStore = (image: string) => image.includes('kurrentdb');
const images = new Set([
  ...named('Dockerfile', /^FROM (\S+:\S+)/gm),
  ...named('docker-compose.yml', /^ +image: (\S+:\S+)$/gm),
]);

export const eventStoreImages = [...images].filter(isEventStore);
/** The stack cannot run without one of these. */
export const neededImages = [...images].filter((image) => !isEventStore(image));
