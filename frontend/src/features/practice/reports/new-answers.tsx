import { paths } from '@matraz/contracts/screens';
import { ArrowRight, MessageSquareReply } from 'lucide-react';
import { Link } from 'wouter';
import { useUser } from '../../../shared/session/session.ts';

/** A note on the start page: administrators answered reports of the student. */
export default function NewAnswers() {
  const { newAnswers = 0 } = useUser();
  return (
    <Link
      href={paths['own-reports']}
      className="mb-5 flex min-h-12 items-center gap-3 rounded-2xl bg-good-soft px-4 py-2.5 font-semibold hover:brightness-95"
    >
      <MessageSquareReply className="size-5 shrink-0 text-good" aria-hidden="true" />
      <span className="mr-auto">
        {newAnswers === 1 ? 'Respondimos tu aviso sobre una pregunta' : `Respondimos ${newAnswers} de tus avisos`}
      </span>
      <ArrowRight className="size-5 shrink-0" aria-hidden="true" />
    </Link>
  );
}
