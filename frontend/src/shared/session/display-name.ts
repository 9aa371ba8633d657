interface Named {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

/** First and last name when both are there, else the part of the e-mail before the at-sign, else 'Usuario'. */
export const displayName = ({ firstName, lastName, email }: Named): string => {
  const [first, last] = [firstName?.trim(), lastName?.trim()];
  if (first && last) return `${first} ${last}`;
  return email?.split('@')[0]?.trim() || 'Usuario';
};
