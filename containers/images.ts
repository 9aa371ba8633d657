import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@matraz/platform/project-root';

const imagesIn = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(join(projectRoot, file), 'utf8').matchAll(pattern), ([, image = '']) => image);

/** Stand-ins have the name and the version of an image, but not its digest. */
const withoutDigest = (image: string) => image.replace(/@sha256:\w+$/, '');

export const nodeImage = imagesIn('Dockerfile', /^ARG NODE_IMAGE=(\S+)$/gm)
  .map(withoutDigest)
  .join();

/** The images of the services of a compose file that are not built here. */
export const imagesOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      readFileSync(join(projectRoot, file), 'utf8').matchAll(
        /^ {2}([\w-]+):\n(?: {4}.*\n| *#.*\n)*? {4}image: (\S+:\S+)$/gm,
      ),
      ([, service = '', image = '']) => [service, withoutDigest(image)],
    ),
  );

const isEventStore = (image: string) => image.includes('kurrentdb');
const images = new Set([nodeImage, ...Object.values(imagesOf('docker-compose.yml'))]);

export const eventStoreImages = [...images].filter(isEventStore);
/** The stack needs each of these images. */
export const requiredImages = [...images].filter((image) => !isEventStore(image));
