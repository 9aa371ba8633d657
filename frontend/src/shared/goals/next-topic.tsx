import type { StudyTopic } from '@matraz/contracts/practice/path-http';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { questionsInWords } from '../study/words.ts';
import { cx } from '../ui/cx.ts';
import { studyPath } from './study-path.ts';
import { studyHref, studyReason } from './study-reason.ts';

const actionOf = ({ count }: StudyTopic) =>
  count === 0 ? 'Leer sus lecciones' : `Practicar ${questionsInWords(count)}`;

interface Props {
  className?: string;
  /** Closes the dialog that contains it. */
  onOpen?: () => void;
}

/** What to study next and why, as the start page says it. */
export const NextTopic = ({ className, onOpen }: Props) => {
  const { data: path } = useQuery(studyPath);
  const [first] = path?.studyFirst ?? [];
  const isDiagnostic = path?.nextStep?.kind === 'diagnostic';
  if (!first && !isDiagnostic) return null;
  const step =
    first && !isDiagnostic
      ? { title: first.title, why: studyReason(first), href: studyHref(first), action: actionOf(first) }
      : {
          title: 'Descubre por dónde empezar',
          why: 'Con el diagnóstico sabremos qué te conviene estudiar primero.',
          href: '/diagnostic',
          action: 'Ir al diagnóstico',
        };
  return (
    <section aria-label="Lo que sigue" className={cx('rounded-2xl bg-brand-soft p-4 text-left text-ink', className)}>
      <p className="font-bold text-ink-soft text-sm">Lo que sigue</p>
      <p className="mt-0.5 font-extrabold text-lg leading-snug">{step.title}</p>
      <p className="mt-1 leading-snug">{step.why}</p>
      <Link
        href={step.href}
        {...(onOpen && { onClick: onOpen })}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-bold text-brand underline underline-offset-4"
      >
        {step.action}
        <ArrowRight className="size-4.5" aria-hidden="true" />
      </Link>
    </section>
  );
};
