import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { ArrowRight, Clock, FlaskRound, ListChecks, type LucideIcon } from 'lucide-react';
import { amount, questionsInWords } from '../../../shared/study/words.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { subjectLook } from '../subject-look.tsx';
import { durationText } from '../time.ts';

const Fact = ({ Icon, children }: { Icon: LucideIcon; children: string }) => (
  <li className="flex items-center gap-2.5">
    <Icon className="size-5 shrink-0 text-copper" aria-hidden="true" />
    {children}
  </li>
);

const pilotsInWords = (count: number) =>
  count === 0 ? 'Sin preguntas piloto' : amount(count, 'pregunta piloto', 'preguntas piloto');

export const ExamCard = ({ exam, open }: { exam: ExamSummary; open: ExamAttemptItem | undefined }) => {
  const { name, Icon, background } = subjectLook(exam.subject);
  return (
    <article className="group flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
      <div className="relative flex h-24 items-center overflow-hidden px-5 text-white" style={background}>
        <Icon
          className="absolute -top-6 -right-4 size-36 rotate-12 opacity-15 transition duration-500 group-hover:rotate-6"
          aria-hidden="true"
        />
        <span className="grid size-13 place-items-center rounded-2xl bg-white/20 ring-1 ring-white/25">
          <Icon className="size-7" aria-hidden="true" />
        </span>
        <p className="ml-3.5 font-extrabold text-xl">{name}</p>
        {!exam.isPublished && (
          <span className="absolute top-4 right-4 rounded-full bg-white px-3 py-0.5 font-bold text-[#17282a] text-sm">
            Inactivo
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h2 className="font-extrabold text-xl">{exam.title}</h2>
        <p className="mt-1.5 mb-4 line-clamp-6 text-ink-soft leading-normal">{exam.description}</p>
        <ul className="mt-auto grid gap-1.5 font-semibold">
          <Fact Icon={Clock}>{durationText(exam.duration)}</Fact>
          <Fact Icon={ListChecks}>{questionsInWords(exam.questionCount || exam.totalQuestions)}</Fact>
          <Fact Icon={FlaskRound}>{pilotsInWords(exam.pilotQuestions)}</Fact>
        </ul>
        {open && (
          <ButtonLink
            look="copper"
            href={`/exam-attempt/${open.id}`}
            aria-label={`Continuar: ${exam.title}`}
            className="mt-5"
          >
            Continuar
            <ArrowRight className="size-5" aria-hidden="true" />
          </ButtonLink>
        )}
        {!open && exam.questionCount === 0 && (
          <p className="mt-5 rounded-2xl bg-sunken px-4 py-2.5 text-center font-semibold text-ink-soft">
            Sus preguntas aún no están listas
          </p>
        )}
        {!open && exam.questionCount > 0 && (
          <ButtonLink href={`/exams/${exam.id}`} aria-label={`Comenzar: ${exam.title}`} className="mt-5">
            Comenzar
            <ArrowRight className="size-5" aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </article>
  );
};
