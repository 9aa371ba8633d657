import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = fileURLToPath(new URL('../../../', import.meta.url));

export const serviceNames = ['api', 'projector', 'worker'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const serviceScript = (name: ServiceName) => join(projectDir, 'services', name, 'src', 'main.ts');
