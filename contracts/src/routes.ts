import { assignedRoutes } from './assigned-routes.ts';
import { staffRoutes } from './staff-routes.ts';
import { studentRoutes } from './student-routes.ts';

/** Method and path of every call. These files have no schemas, so the browser can import them. */
export const routes = { ...studentRoutes, ...assignedRoutes, ...staffRoutes } as const;

export type CallName = keyof typeof routes;
