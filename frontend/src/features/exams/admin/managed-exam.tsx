import type { ExamSummary } from '@matraz/contracts/exams/http';
import { useQueryClient } from '@tanstack/react-query';
import {
  Clock,
  Copy,
  DoorOpen,
  Eye,
  FlaskRound,
  LayoutList,
  ListChecks,
  type LucideIcon,
  Pencil,
  Printer,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { ExportAction } from '../../../authoring/exchange/export-action.tsx';
import { HistoryAction } from '../../../authoring/history/history-action.tsx';
import { PreviewLink } from '../../../authoring/list/preview-link.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { amount, questionsInWords } from '../../../shared/study/words.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { subjectLook } from '../subject-look.tsx';
import { durationText } from '../time.ts';
import { ConfirmIncomplete, isIncomplete } from './confirm-incomplete.tsx';
import { examToExport } from './export-exam.ts';
import { useDuplicateExam, usePublishExam } from './use-exam-mutations.ts';

const Fact = ({ Icon, className, children }: { Icon: LucideIcon; className?: string; children: string }) => (
  <li className={cx('flex items-center gap-2.5', className)}>
    <Icon className="size-5 shrink-0 text-copper" aria-hidden="true" />
    {children}
  </li>
);

/** Number of questions, with the announced number when it differs. */
const questionCountText = ({ questionCount, totalQuestions }: ExamSummary) => {
  if (questionCount === totalQuestions) return questionsInWords(questionCount);
  if (questionCount > totalQuestions) return `${questionCount} preguntas cargadas, se anunciaron ${totalQuestions}`;
  return `${questionCount} de ${amount(totalQuestions, 'pregunta cargada', 'preguntas cargadas')}`;
};

/** Shows the exam to students, or hides it. */
const PublishSwitch = ({ exam }: { exam: ExamSummary }) => {
  const publish = usePublishExam(exam.id);
  const [isAsking, setIsAsking] = useState(false);
  const stopAsking = () => setIsAsking(false);
  return (
    <>
      <Switch
        isOn={exam.isPublished}
        disabled={publish.isPending}
        onChange={(isPublished) =>
          isPublished && isIncomplete(exam) ? setIsAsking(true) : publish.mutate({ isPublished })
        }
        className="mt-4 w-full"
      >
        <span className="font-bold">{exam.isPublished ? 'Activo' : 'Inactivo'}</span>
        <span className="sr-only">{`: ${exam.title}`}</span>
      </Switch>
      {isAsking && (
        <ConfirmIncomplete
          counts={exam}
          isBusy={publish.isPending}
          onActivate={() => publish.mutate({ isPublished: true, allowIncomplete: true }, { onSettled: stopAsking })}
          onStayInactive={stopAsking}
          onClose={stopAsking}
        />
      )}
    </>
  );
};

const compact = 'min-w-0 gap-1.5! px-2!';

/** Copies the exam with its questions. The copy is inactive. */
const DuplicateButton = ({ exam }: { exam: ExamSummary }) => {
  const duplicate = useDuplicateExam();
  return (
    <Button
      look="ghost"
      aria-label={`Duplicar: ${exam.title}`}
      disabled={duplicate.isPending}
      onClick={() => duplicate.mutate(exam.id)}
      className={compact}
    >
      <Copy className="size-5" aria-hidden="true" />
      <span>{duplicate.isPending ? 'Duplicando…' : 'Duplicar'}</span>
    </Button>
  );
};

export type Action = 'manage' | 'edit' | 'delete';

/** What became of a teacher's own exam. */
const DraftState = ({ isPublished }: Pick<ExamSummary, 'isPublished'>) => (
  <p className="mt-4 rounded-xl bg-sunken px-3 py-2 text-sm leading-snug">
    <strong className="block font-bold">{isPublished ? 'Publicado' : 'Borrador'}</strong>
    {isPublished
      ? 'Todos los estudiantes lo ven. Los cambios los hace quien administra Matraz; tú puedes duplicarlo.'
      : 'Solo lo ves tú y quien administra Matraz, que puede publicarlo. Ya puedes asignarlo a tus cursos.'}
  </p>
);

/** The card of an exam for who writes it, with its actions. */
export const ManagedExam = ({ exam, onAction }: { exam: ExamSummary; onAction: (action: Action) => void }) => {
  const queries = useQueryClient();
  const { isAdmin, mayPublish = false } = useUser();
  const publishes = isAdmin || mayPublish;
  const mayWrite = publishes || !exam.isPublished;
  const { name, Icon, background } = subjectLook(exam.subject);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
      <div
        className={cx(
          'relative flex h-16 items-center overflow-hidden px-5 text-white transition',
          !exam.isPublished && 'grayscale',
        )}
        style={background}
      >
        <Icon className="absolute -top-4 -right-3 size-24 rotate-12 opacity-15" aria-hidden="true" />
        <Icon className="size-7" aria-hidden="true" />
        <p className="ml-3 font-extrabold text-lg">{name}</p>
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h3 className="font-extrabold text-xl">{exam.title}</h3>
        <p className="mt-1.5 mb-4 line-clamp-3 whitespace-pre-line text-ink-soft leading-normal">{exam.description}</p>
        <ul className="mt-auto grid gap-1.5 font-semibold">
          <Fact Icon={Clock}>{durationText(exam.duration)}</Fact>
          <Fact Icon={ListChecks} className={exam.questionCount === exam.totalQuestions ? '' : 'text-gold'}>
            {questionCountText(exam)}
          </Fact>
          <Fact Icon={FlaskRound}>{amount(exam.pilotQuestions, 'pregunta piloto', 'preguntas piloto')}</Fact>
        </ul>
        {publishes ? <PublishSwitch exam={exam} /> : <DraftState isPublished={exam.isPublished} />}
        {isAdmin && exam.author !== undefined && (
          <p className="mt-2 text-ink-soft text-sm">Lo escribió una persona que enseña.</p>
        )}
        {mayWrite && (
          <Button onClick={() => onAction('manage')} aria-label={`Gestionar: ${exam.title}`} className="mt-3">
            <LayoutList className="size-5" aria-hidden="true" />
            Gestionar
          </Button>
        )}
        {isAdmin && (
          <ButtonLink
            look="quiet"
            href={`/admin/ensayos/${exam.id}/sala`}
            aria-label={`Abrir la sala: ${exam.title}`}
            className="mt-2"
          >
            <DoorOpen className="size-5" aria-hidden="true" />
            Abrir la sala
          </ButtonLink>
        )}
        <div className="mt-2 grid grid-cols-2 gap-1">
          {isAdmin && <PreviewLink as="card" name={exam.title} path={`/exams/${exam.id}`} className="col-span-2" />}
          <ButtonLink look="ghost" href={`/exams/${exam.id}`} aria-label={`Ver: ${exam.title}`} className={compact}>
            <Eye className="size-5" aria-hidden="true" />
            Ver
          </ButtonLink>
          <ButtonLink
            look="ghost"
            href={`/admin/ensayos/${exam.id}/imprimir`}
            aria-label={`Imprimir: ${exam.title}`}
            className={compact}
          >
            <Printer className="size-5" aria-hidden="true" />
            Imprimir
          </ButtonLink>
          {mayWrite && (
            <Button
              look="ghost"
              onClick={() => onAction('edit')}
              aria-label={`Editar: ${exam.title}`}
              className={compact}
            >
              <Pencil className="size-5" aria-hidden="true" />
              Editar
            </Button>
          )}
          <DuplicateButton exam={exam} />
          {isAdmin && (
            <HistoryAction as="card" subject={{ kind: 'exam', id: exam.id, name: exam.title }} className={compact} />
          )}
          {mayWrite && (
            <ExportAction
              kind="exam"
              id={exam.id}
              title={exam.title}
              load={() => examToExport(queries, exam.id)}
              className={compact}
            />
          )}
          {mayWrite && (
            <Button
              look="ghost"
              onClick={() => onAction('delete')}
              aria-label={`Eliminar: ${exam.title}`}
              className={cx(compact, 'text-bad! hover:bg-bad-soft!')}
            >
              <Trash2 className="size-5" aria-hidden="true" />
              Eliminar
            </Button>
          )}
        </div>
      </div>
    </article>
  );
};
