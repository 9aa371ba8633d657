/**
 * The cookie that names the student of the session by id, with the prefix `__Host-` over https. The page can read it, so it shows nothing
 * that was kept for another student.
 */
export const studentCookie = 'matraz-student';

/**
 * The cookie with the key of what this browser keeps of the student, as 32 bytes in base64url. It ends with the session. The same student
 * gets the same key at each login.
 */
export const storageKeyCookie = 'matraz-storage';
