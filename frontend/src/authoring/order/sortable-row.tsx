import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../shared/ui/cx.ts';
import { RowAction } from '../list/row-action.tsx';
import type { Noun } from './sorting.ts';

interface Props {
  id: string;
  noun: Noun;
  /** From 1. */
  place: number;
  total: number;
  onMove: (step: 1 | -1) => void;
  /** Buttons after those that move the row. */
  actions: ReactNode;
  children: ReactNode;
}

/** A row that is moved by its handle or by its buttons. */
export const SortableRow = ({ id, noun, place, total, onMove, actions, children }: Props) => {
  const sortable = useSortable({ id, attributes: { roleDescription: `${noun} que se puede mover` } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
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
        aria-label={`Mover ${noun} ${place}`}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-xl text-ink-soft hover:bg-sunken active:cursor-grabbing"
      >
        <GripVertical className="size-5" aria-hidden="true" />
      </button>
      <span className="w-8 shrink-0 text-center font-extrabold text-lg tabular-nums">{place}</span>
      <div className="min-w-0 flex-1 py-1">{children}</div>
      <div className="flex w-full shrink-0 flex-wrap justify-end sm:w-auto sm:flex-nowrap">
        <RowAction
          Icon={ArrowUp}
          label={`Subir ${noun} ${place}`}
          isDisabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <RowAction
          Icon={ArrowDown}
          label={`Bajar ${noun} ${place}`}
          isDisabled={place === total}
          onClick={() => onMove(1)}
        />
        {actions}
      </div>
    </li>
  );
};
