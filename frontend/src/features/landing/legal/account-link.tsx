import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The page on which a student downloads her data and erases her account. */
export const AccountLink = ({ children }: { children: ReactNode }) => <Link href="/cuenta">{children}</Link>;
