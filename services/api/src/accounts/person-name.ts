/** SQL: the name of user `u`. Without a full name it is the part of the e-mail before the @. */
export const personName = `coalesce(
      nullif(trim(u.first_name), '') || ' ' || nullif(trim(u.last_name), ''),
      nullif(split_part(u.email, '@', 1), ''),
      'Usuario'
    )`;

/** SQL: how a list of people is sorted, as a school does: by the last name. */
export const personOrder = `lower(u.last_name) nulls last, lower(u.first_name) nulls last, u.id`;
