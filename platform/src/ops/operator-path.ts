import { resolve } from 'node:path';

/** npm changes the working directory to the project root. INIT_CWD is the folder of the operator, for relative paths. */
export const operatorPath = (file: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), file);
