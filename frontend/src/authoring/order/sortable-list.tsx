import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { announcements, instructions, type Noun, upAndDown } from './sorting.ts';

interface Props<Item> {
  label: string;
  noun: Noun;
  items: readonly Item[];
  onReorder: (ids: readonly string[]) => void;
  /** While a row is dragged, Escape cancels only that. */
  onDragging?: (isDragging: boolean) => void;
  /** @param place from 1 @param onMove moves the row one place up or down */
  children: (item: Item, place: number, onMove: (step: 1 | -1) => void) => ReactNode;
}

/** Where there is no next place, a press moves the row by this many pixels. */
const stepPx = 25;

/** One press of an arrow moves a row to the next place. */
const nextPlace: KeyboardCoordinateGetter = (event, given) => {
  const next = sortableKeyboardCoordinates(event, given);
  if (next) return next;
  const step = { ArrowDown: stepPx, ArrowUp: -stepPx }[event.code];
  if (step === undefined) return undefined;
  const { x, y } = given.currentCoordinates;
  return { x, y: y + step };
};

/** Rows in their order. Pointer, keyboard and buttons change it. */
export const SortableList = <Item extends { id: string }>({
  label,
  noun,
  items,
  onReorder,
  onDragging,
  children,
}: Props<Item>) => {
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, { coordinateGetter: nextPlace }));
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) onReorder(arrayMove(ids, from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    onDragging?.(false);
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcements(noun, (id) => ids.indexOf(id) + 1),
        screenReaderInstructions: instructions(noun),
      }}
      onDragStart={() => onDragging?.(true)}
      onDragEnd={drop}
      onDragCancel={() => onDragging?.(false)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {items.map((item, index) => children(item, index + 1, (step) => move(index, index + step)))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
