import { paths } from '@matraz/contracts/screens';
import { ArrowRight, School } from 'lucide-react';
import { Link } from 'wouter';
import { useUser } from '../../shared/session/session.ts';

/** A note on the start page: a teacher invited the student. */
export default function ClassInvitations() {
  const { classInvitations = 0 } = useUser();
  return (
    <Link
      href={paths['own-classes']}
      className="mb-5 flex min-h-12 items-center gap-3 rounded-2xl bg-brand-soft px-4 py-2.5 font-semibold hover:brightness-95"
    >
      <School className="size-5 shrink-0 text-brand" aria-hidden="true" />
      <span className="mr-auto">
        {classInvitations === 1 ? 'Te invitaron a un curso' : `Te invitaron a ${classInvitations} cursos`}
      </span>
      <ArrowRight className="size-5 shrink-0" aria-hidden="true" />
    </Link>
  );
}
