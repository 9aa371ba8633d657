const DAY_MS = 24 * 60 * 60 * 1000;
/** On the first of the seven days the mail has only just arrived, and the person has better things to see. */
const TOLD_DAYS = 6;

/** Whether the pages remind of the e-mail that must be confirmed. @param confirmBy ISO 8601. Null: nothing has to be confirmed. */
export const isConfirmationDue = (confirmBy: string | null | undefined, now: Date): boolean =>
  !!confirmBy && Date.parse(confirmBy) - now.getTime() <= TOLD_DAYS * DAY_MS;
