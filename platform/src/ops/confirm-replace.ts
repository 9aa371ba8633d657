import { existsSync } from 'node:fs';
import { type ConfirmOptions, confirm } from './confirm.ts';
import { OpsError } from './ops-error.ts';

/** Asks before a file is replaced. @throws OpsError when the operator does not agree */
export const confirmReplace = async (path: string, { yes = false, json = false }: ConfirmOptions) => {
  if (!existsSync(path) || yes) return;
  if (!json && (await confirm(`${path} ya existe. ¿Reemplazarlo?`))) return;
  throw new OpsError(`${path} ya existe. No se escribió nada; con --yes se reemplaza.`);
};
