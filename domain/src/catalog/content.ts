import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import { deepEqual } from '../deep-equal.ts';
import { DomainError } from '../errors.ts';

export type ContentKind = 'topic' | 'lesson' | 'question' | 'video';
type EventOf<Type extends string> = Extract<CatalogEvent, { type: Type }>;

/** What an event of this content stores, with its id. */
export type ContentData<Kind extends ContentKind> = EventOf<`${Capitalize<Kind>}Created`>['data'];
type ContentId<Kind extends ContentKind> = EventOf<`${Capitalize<Kind>}Deleted`>['data'];
export type ContentEvent<Kind extends ContentKind> =
  EventOf<`${Capitalize<Kind>}${'Created' | 'Updated' | 'Deleted' | 'Restored'}`>;
export type ContentCommand<Kind extends ContentKind> =
  | Command<`Create${Capitalize<Kind>}`, ContentData<Kind>>
  /** `shown`: fields that an event of another stream changed, as the author sees them. */
  | (Command<`Update${Capitalize<Kind>}`, ContentData<Kind>> & { shown?: Partial<ContentData<Kind>> | undefined })
  | Command<`Restore${Capitalize<Kind>}`, { content: ContentData<Kind>; restoredVersion: number }>
  | Command<`Delete${Capitalize<Kind>}`, ContentId<Kind>>;

/**
 * The state of a topic, lesson, question or video. `created` keeps the first data, so that a repeated creation is recognised also
 * after a change or a deletion. `otherEvents`: how many events of the stream came after the last change of `current`.
 */
export type ContentState<Data> =
  | { status: 'none' }
  | { status: 'live'; created: Data; current: Data; otherEvents: number }
  | { status: 'deleted'; created: Data };

/** The state with the fields that an event of another stream changed, as the author sees them. */
const shownState = <Data>(state: ContentState<Data>, shown: Partial<Data> | undefined): ContentState<Data> =>
  state.status === 'live' ? { ...state, current: { ...state.current, ...shown } } : state;

/** False when the same creation was already done. @throws DomainError already_exists when the id has other data */
const needsCreation = <Data>(state: ContentState<Data>, data: Data): boolean => {
  if (state.status === 'none') return true;
  if (deepEqual(data, state.created)) return false;
  if (state.status === 'live' && deepEqual(data, state.current)) return false;
  throw new DomainError('already_exists');
};

/** The verbs of the commands, each with the verb of its event. */
const verbs = { Create: 'Created', Update: 'Updated', Restore: 'Restored', Delete: 'Deleted' } as const;

const nameOf = (kind: ContentKind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/**
 * The rules that topics, lessons, questions and videos share. The same data again change nothing.
 *
 * @param options `staysDeleted`: deleted content cannot be restored
 */
export const contentDecider = <Kind extends ContentKind>(
  kind: Kind,
  { staysDeleted = false } = {},
): Decider<ContentState<ContentData<Kind>>, ContentCommand<Kind>, ContentEvent<Kind>> => {
  type Data = ContentData<Kind>;
  type State = ContentState<Data>;
  const name = nameOf(kind);

  const requireExisting = (state: State) => {
    if (state.status === 'none' || (state.status === 'deleted' && staysDeleted))
      throw new DomainError(`${kind}_not_found`);
  };
  const isCurrent = (state: State, data: Data) => state.status === 'live' && deepEqual(data, state.current);

  /** The data of the event; null: nothing has to change. */
  const dataFor = (verb: keyof typeof verbs, { data, shown }: Given<Data>, state: State): object | null => {
    switch (verb) {
      case 'Create':
        return needsCreation(state, data) ? data : null;
      case 'Update':
        if (state.status !== 'live') throw new DomainError(`${kind}_not_found`);
        return isCurrent(shownState(state, shown), data) ? null : data;
      case 'Restore': {
        requireExisting(state);
        const { content, restoredVersion } = data as unknown as { content: Data; restoredVersion: number };
        return isCurrent(state, content) ? null : { ...content, restoredVersion };
      }
      case 'Delete':
        if (state.status === 'none') throw new DomainError(`${kind}_not_found`);
        return state.status === 'live' ? data : null;
    }
  };

  return {
    initialState: () => ({ status: 'none' }),
    decide: (command, state) => {
      const verb = command.type.slice(0, -name.length) as keyof typeof verbs;
      const data = dataFor(verb, command as unknown as Given<Data>, state);
      return data === null ? [] : [{ type: `${name}${verbs[verb]}`, data } as unknown as ContentEvent<Kind>];
    },
    evolve: (state, event) => {
      const { restoredVersion, ...content } = event.data as Data & { restoredVersion?: number };
      const data = content as unknown as Data;
      switch (event.type.slice(name.length)) {
        case 'Created':
          return { status: 'live', created: data, current: data, otherEvents: 0 };
        case 'Deleted':
          return state.status === 'live' ? { status: 'deleted', created: state.created } : state;
        default: {
          const comesBack = restoredVersion !== undefined && !staysDeleted;
          if (state.status === 'none' || (state.status === 'deleted' && !comesBack)) return state;
          return { status: 'live', created: state.created, current: data, otherEvents: 0 };
        }
      }
    },
  };
};

/** A command of any kind. */
interface Given<Data> {
  data: Data;
  shown?: Partial<Data> | undefined;
}

export const lesson = contentDecider('lesson');
export const question = contentDecider('question');
export const video = contentDecider('video');
