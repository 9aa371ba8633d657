import type { MatrazEvent } from '@matraz/contracts/events';
import { streamOf } from '@matraz/contracts/streams';
import type { ContentState } from '@matraz/domain/catalog/content-state';
import type { Decider } from '@matraz/domain/decider';
import { deepEqual } from '@matraz/domain/deep-equal';
import { DomainError } from '@matraz/domain/errors';
import { idFrom } from '@matraz/infra/ids';
import type { Check, CommandContext, CommandOf, Handle } from '../command-handler/command.ts';
import { EditConflict } from '../edit-conflict.ts';
import type { CatalogLookup } from './catalog-lookup.ts';

export interface CatalogDeps {
  handle: Handle;
  catalogLookup: CatalogLookup;
}

/** The state and the version of a content's own stream. */
export interface Current<Data> {
  state: ContentState<Data>;
  version: number;
}

/** What differs between topics, lessons, questions and videos. */
interface ContentType<Content, Data, Command, Event extends MatrazEvent> {
  kind: 'topic' | 'lesson' | 'question' | 'video';
  decider: Decider<ContentState<Data>, Command, Event>;
  /** Returns the content with sanitised HTML. @throws InvalidContent; DomainError when its course or topic is missing */
  prepare(deps: CatalogDeps, content: Content): Promise<Content>;
  commands: {
    create(id: string, content: Content): Command;
    /** @param shown the state that the author sees */
    update(id: string, content: Content, shown: ContentState<Data>): Command;
    restore(id: string, content: Content, restoredVersion: number): Command;
    delete(id: string): Command;
  };
  /** The content that the event stores. Undefined for an event that stores none. */
  contentOf(event: Event): Content | undefined;
  withoutId(data: Data): Content;
  /** The state as authors see it. Absent: no other stream changes this content. */
  shownState?(deps: CatalogDeps, id: string, current: Current<Data>): Promise<ContentState<Data>>;
}

/**
 * The functions that create, update and delete one type of content. The ids of new content are derived from the idempotency key if
 * there is one. The functions return what was stored.
 */
export const contentCommands = <
  Content extends object,
  Data extends { topicId: string },
  Command,
  Event extends MatrazEvent,
>({
  kind,
  decider,
  prepare,
  commands,
  contentOf,
  withoutId,
  shownState = async (_deps, _id, { state }) => state,
}: ContentType<Content, Data, Command, Event>) => {
  /** The deletion of a topic is one event of the topic: its contents have no event of their own. */
  const requireUndeletedTopic =
    ({ catalogLookup }: CatalogDeps): Check<ContentState<Data>> =>
    async ({ state }) => {
      const isDeleted = state.status === 'live' && (await catalogLookup.isTopicDeleted(state.current.topicId));
      if (isDeleted) throw new DomainError(`${kind}_not_found`);
    };

  const requireVersion =
    (
      deps: CatalogDeps,
      id: string,
      prepared: Content,
      expectedVersion: number | undefined,
    ): Check<ContentState<Data>> =>
    async ({ state, version }) => {
      if (expectedVersion === undefined || state.status !== 'live') return;
      const lastChange = version - state.otherEvents;
      if (expectedVersion >= lastChange && expectedVersion <= version) return;
      const shown = await shownState(deps, id, { state, version });
      const current = withoutId(shown.status === 'live' ? shown.current : state.current);
      if (!deepEqual(current, prepared)) throw new EditConflict({ id, ...current, version: lastChange });
    };

  const save = async (
    deps: CatalogDeps,
    id: string,
    [command, prepared]: [Command | CommandOf<ContentState<Data>, Command>, Content],
    context: CommandContext,
    check?: Check<ContentState<Data>>,
  ) => {
    const { events } = await deps.handle(decider, streamOf[kind](id), command, context, { check });
    const [event] = events;
    const stored = (event && contentOf(event)) ?? prepared;
    return { id, ...stored };
  };

  const requireBoth = (
    deps: CatalogDeps,
    ...seen: [id: string, prepared: Content, expectedVersion: number | undefined]
  ): Check<ContentState<Data>> => {
    const checks = [requireUndeletedTopic(deps), requireVersion(deps, ...seen)];
    return async (current) => {
      for (const check of checks) await check(current);
    };
  };

  return {
    async create(deps: CatalogDeps, content: Content, context: CommandContext) {
      const id = idFrom({ ...context, kind });
      const prepared = await prepare(deps, content);
      return save(deps, id, [commands.create(id, prepared), prepared], context);
    },
    /** @param expectedVersion the version that the author saw; absent: the change replaces any version */
    async update(deps: CatalogDeps, id: string, content: Content, context: CommandContext, expectedVersion?: number) {
      const prepared = await prepare(deps, content);
      const check = requireBoth(deps, id, prepared, expectedVersion);
      const command = async (state: ContentState<Data>, version: number) =>
        commands.update(id, prepared, await shownState(deps, id, { state, version }));
      return save(deps, id, [command, prepared], context, check);
    },
    /** Makes the content of an older version the present one, also after a deletion. */
    async restore(
      deps: CatalogDeps,
      id: string,
      { content, version }: { content: Content; version: number },
      context: CommandContext,
      expectedVersion: number,
    ): Promise<void> {
      const prepared = await prepare(deps, content);
      const check = requireBoth(deps, id, prepared, expectedVersion);
      await deps.handle(decider, streamOf[kind](id), commands.restore(id, prepared, version), context, { check });
    },
    async delete(deps: CatalogDeps, id: string, context: CommandContext): Promise<{ id: string }> {
      const check = requireUndeletedTopic(deps);
      await deps.handle(decider, streamOf[kind](id), commands.delete(id), context, { check });
      return { id };
    },
  };
};

/** @throws DomainError topic_not_found */
export const requireTopic = async ({ catalogLookup }: CatalogDeps, topicId: string): Promise<void> => {
  if (!(await catalogLookup.topicExists(topicId))) throw new DomainError('topic_not_found');
};
