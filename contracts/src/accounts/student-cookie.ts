/**
 * The cookie that names the student of the session by id, with the prefix `__Host-` over https. The page can read it, so it shows nothing
 * that was kept for another student.
 */
export const studentCookie = 'matraz-student';
