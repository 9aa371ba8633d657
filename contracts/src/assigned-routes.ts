/** The call of what classes assigned. The start page of a student does not load it. */
export const assignedRoutes = {
  listAssignedWork: 'GET /api/assigned-work',
} as const;
