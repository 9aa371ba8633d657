/** The group of administrators. Its members may do everything, also what a list does not say. */
const admins = '$admins';
const everybody = '$all';

/** Who may read, write and delete a stream, and read and write its metadata. One name, or a list. */
export type Acl = Partial<Record<'$r' | '$w' | '$d' | '$mr' | '$mw', string | string[]>>;

const listOf = (names: string | string[] = []): string[] => [names].flat();

const withUser = (user: string, names: string | string[] | undefined): string[] => {
  const list = names === undefined ? [admins] : listOf(names);
  return list.includes(user) || list.includes(everybody) ? list : [...list, user];
};

/** Everybody would include the user. Without a rule the server lets everybody do it. */
const withoutUser = (user: string, names: string | string[] | undefined): string[] => {
  const list = listOf(names).filter((name) => name !== user && name !== everybody);
  return list.length > 0 ? list : [admins];
};

/**
 * The user may read and append. It may not delete a stream, nor write its metadata, which can hide events too (`$tb`, `$maxCount`,
 * `$maxAge`). Rights that the operator gave to other users stay.
 */
export const streamRights = (user: string, { $r, $w, $d, $mr, $mw }: Acl): Acl => ({
  $r: withUser(user, $r),
  $w: withUser(user, $w),
  $d: withoutUser(user, $d),
  $mr: withoutUser(user, $mr),
  $mw: withoutUser(user, $mw),
});

/** The whole log is a stream of the server: the user may read it. */
export const logRights = (user: string, { $r, ...rest }: Acl): Acl => ({ ...rest, $r: withUser(user, $r) });
