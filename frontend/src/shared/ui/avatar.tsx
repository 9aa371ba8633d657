import type { User } from '@matraz/contracts/accounts/http';
import { useState } from 'react';
import { displayName } from '../session/display-name.ts';
import { cx } from './cx.ts';

/** The user's picture, or the first letter of the name when there is no picture or it does not load. */
export const Avatar = ({ user, className = 'size-10 text-lg' }: { user: User; className?: string }) => {
  const [failed, setFailed] = useState(false);
  const shape = cx('rounded-full', className);
  if (user.profileImageUrl && !failed) {
    return (
      <img
        src={user.profileImageUrl}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
        className={cx('object-cover', shape)}
      />
    );
  }
  return (
    <span aria-hidden="true" className={cx('grid place-items-center bg-brand font-extrabold text-on-brand', shape)}>
      {displayName(user).charAt(0).toUpperCase()}
    </span>
  );
};
