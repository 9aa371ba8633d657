import type { ReadModelChange } from '@matraz/contracts/updates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfterWrite } from '../../shared/net/refresh-after-write.ts';

type Ids = readonly string[];

interface Ordered {
  id: string;
  orderIndex: number;
}

/** Items that are not among the ids come last: they were added after the order was chosen. */
const inOrder = <Item extends Ordered>(items: readonly Item[], ids: Ids): Item[] => {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: Item) => placeOf.get(id) ?? items.length;
  return [...items].sort((a, b) => place(a) - place(b)).map((item, index) => ({ ...item, orderIndex: index + 1 }));
};

/** An order that is shown before the list has it. */
interface Wanted {
  ids: Ids;
  /** The ids of the list when the server had the order; null before. */
  replaces: string | null;
}

interface Settings<Item> {
  /** In the server's order. */
  items: Item[];
  /** Id of the exam or topic whose items these are. */
  ownerId: string;
  /** @param order has the places from 1 */
  send: (order: Ordered[]) => Promise<unknown>;
  /** What a new order changes. */
  changes: readonly ReadModelChange[];
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/** The items in their order, and a function that changes it. A new order is shown at once and undone when the server refuses it. */
export const useOrder = <Item extends Ordered>({
  items,
  ownerId,
  send,
  changes,
  onSuccess,
  onError,
}: Settings<Item>) => {
  const queries = useQueryClient();
  /** Not in the query cache: it renders its readers too late, so a dropped row would jump back for a moment. */
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const listed = items.map(({ id }) => id).join();
  // The list was read again, or it has the order already.
  if (wanted?.replaces != null && (listed !== wanted.replaces || listed === wanted.ids.join())) setWanted(null);
  const mutationKey = ['reorder', ownerId];
  const { mutate } = useMutation({
    mutationKey,
    // Mutations of one scope run one after the other.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (ids: Ids) => send(ids.map((id, place) => ({ id, orderIndex: place + 1 }))),
    onSuccess,
    onError: (error) => {
      setWanted(null);
      onError(error);
    },
    onSettled: () => {
      // Another order is still to be sent, so the server's answer would be out of date.
      if (queries.isMutating({ mutationKey }) > 1) return;
      refreshAfterWrite(queries, changes);
      setWanted((before) => before && { ...before, replaces: listed });
    },
  });
  const reorder = (ids: Ids) => {
    setWanted({ ids, replaces: null });
    mutate(ids);
  };
  return [wanted ? inOrder(items, wanted.ids) : items, reorder] as const;
};
