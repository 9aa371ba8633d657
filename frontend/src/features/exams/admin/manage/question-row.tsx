import { useSortable } from '@dnd-kit/sortable';
import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { ArrowDown, ArrowUp, Ban, GripVertical, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { type Ref, useEffect, useMemo, useRef } from 'react';
import { useTypeset } from '../../../../shared/rich-text/use-typeset.ts';
import { cx } from '../../../../shared/ui/cx.ts';
import { KindBadge } from '../../kind-badge.tsx';
import { letterOf } from '../../words.ts';
import { excerptOf } from './excerpt.ts';

interface ActionProps {
  ref?: Ref<HTMLButtonElement>;
  Icon: LucideIcon;
  label: string;
  isDestructive?: boolean;
  /** Disabled with `aria-disabled`, so that the button keeps the focus when the question reaches the top. */
  isDisabled?: boolean;
  onClick: () => void;
}

const Action = ({ ref, Icon, label, isDestructive, isDisabled = false, onClick }: ActionProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onClick}
    className={cx(
      'grid size-11 place-items-center rounded-xl text-ink-soft transition aria-disabled:cursor-default aria-disabled:opacity-35',
      !isDisabled && (isDestructive ? 'hover:bg-bad-soft hover:text-bad' : 'hover:bg-sunken hover:text-ink'),
    )}
  >
    <Icon className="size-5" aria-hidden="true" />
  </button>
);

export interface RowActions {
  onMove: (question: ExamQuestion, step: 1 | -1) => void;
  onEdit: (question: ExamQuestion) => void;
  onVoid: (question: ExamQuestion) => void;
  onDelete: (question: ExamQuestion) => void;
}

interface Props extends RowActions {
  question: ExamQuestion;
  /** Number of the question, from 1. */
  place: number;
  total: number;
  /** Its edit button gets the focus. */
  isLastEdited: boolean;
}

export const QuestionRow = ({ question, place, total, isLastEdited, onMove, onEdit, onVoid, onDelete }: Props) => {
  const { id, isPilot, isVoided, correctAnswer } = question;
  const sortable = useSortable({ id, attributes: { roleDescription: 'pregunta que se puede mover' } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const typeset = useTypeset(question.question);
  const excerpt = useMemo(() => excerptOf(question.question, typeset ?? (() => {})), [question.question, typeset]);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLastEdited) edit.current?.focus();
  }, [isLastEdited]);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={cx(
        'relative flex flex-wrap items-center gap-x-1 gap-y-1 rounded-2xl bg-surface p-2 ring-1 ring-line sm:flex-nowrap sm:gap-x-2',
        isDragging && 'z-10 shadow-float ring-2 ring-brand',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Mover pregunta ${place}`}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-xl text-ink-soft hover:bg-sunken active:cursor-grabbing"
      >
        <GripVertical className="size-5" aria-hidden="true" />
      </button>
      <span className="w-8 shrink-0 text-center font-extrabold text-lg tabular-nums">{place}</span>
      <div className="min-w-0 flex-1 py-1">
        <p
          className={cx('line-clamp-2 leading-snug [overflow-wrap:anywhere]', isVoided && 'text-ink-soft line-through')}
        >
          {excerpt}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
          <span className="rounded-full bg-good-soft px-2.5 py-0.5 font-bold text-good">
            Clave {letterOf(correctAnswer)}
          </span>
          {isPilot && <KindBadge isPilot />}
          {isVoided && <span className="rounded-full bg-bad-soft px-2.5 py-0.5 font-bold text-bad">Anulada</span>}
        </p>
      </div>
      <div className="flex w-full shrink-0 justify-end sm:w-auto">
        <Action
          Icon={ArrowUp}
          label={`Subir pregunta ${place}`}
          isDisabled={place === 1}
          onClick={() => onMove(question, -1)}
        />
        <Action
          Icon={ArrowDown}
          label={`Bajar pregunta ${place}`}
          isDisabled={place === total}
          onClick={() => onMove(question, 1)}
        />
        <Action ref={edit} Icon={Pencil} label={`Editar pregunta ${place}`} onClick={() => onEdit(question)} />
        <Action
          Icon={Ban}
          label={`Anular pregunta ${place}`}
          isDisabled={isVoided}
          onClick={() => onVoid(question)}
          isDestructive
        />
        <Action Icon={Trash2} label={`Eliminar pregunta ${place}`} onClick={() => onDelete(question)} isDestructive />
      </div>
    </li>
  );
};
