import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type LucideIcon, Plus, SearchX, SquareMousePointer } from 'lucide-react';
import type { ReactNode } from 'react';
import { TopicPicker } from '../../../authoring/form/topic-picker.tsx';
import { ApiError } from '../../../shared/net/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { ContentKind } from './content-kind.ts';
import { DeletedContents } from './deleted-contents.tsx';

interface HeaderProps {
  title: string;
  /** Text of the button that creates an item. */
  action: string;
  topicId: string | null;
  onChoose: (topicId: string) => void;
  /** Undefined: the button is disabled. */
  onCreate: (() => void) | undefined;
}

/** Heading, topic and create button of a tab. */
export const TabHeader = ({ title, action, topicId, onChoose, onCreate }: HeaderProps) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="mr-auto font-extrabold text-2xl max-sm:w-full">{title}</h2>
      <Button disabled={onCreate === undefined} onClick={onCreate} className="max-sm:w-full">
        <Plus className="size-5" aria-hidden="true" />
        {action}
      </Button>
    </div>
    <div className="mt-5 max-w-xl">
      <TopicPicker topicId={topicId} onChoose={onChoose} />
    </div>
  </>
);

const Loading = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Cargando</span>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-20" />
    ))}
  </div>
);

interface Props<Item> {
  kind: ContentKind;
  topicId: string | null;
  queryOf: (topicId: string) => UseQueryOptions<Item[], Error, Item[], string[]>;
  /** Shown when no topic is chosen. */
  hint: string;
  empty: { Icon: LucideIcon; title: string; text: string };
  children: (items: Item[], topicId: string) => ReactNode;
}

const Loaded = <Item,>({ topicId, queryOf, empty, children }: Props<Item> & { topicId: string }) => {
  const { data: items, isError, error, refetch } = useQuery(queryOf(topicId));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice as="h3" icon={<SearchX />} title="Tema no encontrado">
        <p>Puede que lo hayan eliminado. Elige otro.</p>
      </Notice>
    );
  }
  if (!items) return isError ? <Failure onRetry={() => void refetch()} /> : <Loading />;
  if (items.length === 0) {
    return (
      <Notice as="h3" icon={<empty.Icon />} title={empty.title}>
        <p>{empty.text}</p>
      </Notice>
    );
  }
  return children(items, topicId);
};

/** The lessons, questions or videos of the chosen topic. */
export const TopicContents = <Item,>(props: Props<Item>) => (
  <div className="mt-6">
    {props.topicId === null ? (
      <Notice as="h3" icon={<SquareMousePointer />} title="Elige un tema">
        <p>{props.hint}</p>
      </Notice>
    ) : (
      <>
        <Loaded {...props} key={props.topicId} topicId={props.topicId} />
        <DeletedContents key={`deleted ${props.topicId}`} kind={props.kind} topicId={props.topicId} />
      </>
    )}
  </div>
);
