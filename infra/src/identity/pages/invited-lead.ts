const roles = new Map<unknown, string>([
  ['teacher', 'enseñar'],
  ['admin', 'administrar'],
]);

/** What the page says to an invited person. @param other its text without an invitation */
export const leadOf = (invited: unknown, other: string): string => {
  const role = roles.get(invited);
  return role ? `Te invitaron a ${role} en Matraz. Usa el correo al que llegó la invitación.` : other;
};
