import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@matraz/platform/project-root';

const imagesIn = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(join(projectRoot, file), 'utf8').matchAll(pattern), ([, image = '']) => image);

const isEventStore = (image: string) => image.includes('kurrentdb');
const images = new Set([
  ...imagesIn('Dockerfile', /^FROM (\S+:\S+)/gm),
  ...imagesIn('docker-compose.yml', /^ +image: (\S+:\S+)$/gm),
]);

export const eventStoreImages = [...images].filter(isEventStore);
/** The stack needs each of these images. */
export const requiredImages = [...images].filter((image) => !isEventStore(image));
