import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaces } from './workspaces.ts';

const linkFile = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // another file system, or one without hard links
  }
};

/** Uses hard links, because a copy of node_modules takes half a gigabyte. */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkFile(source, target);
    else if (!isCache(entry.name)) linkFolder(source, target);
  }
};
/** Caches are not linked, because tools write into their files. */
const isCache = (name: string): boolean => name.startsWith('.vite') || name === '.cache';

/** Copies tracked and new files and the installed packages into an empty folder. */
export const copyCheckout = (to: string): void => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file), { verbatimSymlinks: true, preserveTimestamps: true });
  }
  // With the output of tsc and of the frontend build both are fast. They check that it is up to date.
  for (const output of globSync(['**/.types*', 'frontend/dist'], { exclude: ['**/node_modules'] }))
    cpSync(output, join(to, output), { recursive: true, preserveTimestamps: true });
  for (const folder of ['.', ...workspaces()]) {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) linkFolder(modules, join(to, modules));
  }
};
