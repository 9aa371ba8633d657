import type { MatrazEvent } from '@matraz/contracts/events';
import { streamOf } from '@matraz/contracts/streams';
import type { ContentCommand, ContentData, ContentKind, ContentState } from '@matraz/domain/catalog/content';
import type { Decider } from '@matraz/domain/decider';
import { deepEqual } from '@matraz/domain/deep-equal';
import { DomainError } from '@matraz/domain/errors';
import { idFrom } from '@matraz/infra/ids';
import type { Check, CommandContext, CommandOf, Handle } from '../command-handler/command.ts';
import { EditConflict } from '../edit-conflict.ts';
import type { CatalogLookup } from './catalog-lookup.ts';

export interface ContentDeps {
  handle: Handle;
  catalogLookup: CatalogLookup;
}

/** What differs between topics, lessons, questions and videos. */
interface ContentType<Kind extends ContentKind, Content, Event> {
  kind: Kind;
  decider: Decider<ContentState<ContentData<Kind>>, ContentCommand<Kind>, Event>;
  /** Returns the content with sanitised HTML. @throws InvalidContent; DomainError when its course or topic is missing */
  prepare(deps: ContentDeps, content: Content): Promise<Content>;
  /**
   * Fields that an event of another stream changed, as the author sees them. Absent: no other stream changes this
   * content.
   */
  shown?(deps: ContentDeps, id: string, version: number): Promise<Partial<ContentData<Kind>> | undefined>;
}

/**
 * The functions that create, update and delete one type of content. The ids of new content are derived from the idempotency key if
 * there is one. The functions return what was stored.
 */
export const contentCommands = <Kind extends ContentKind, Content extends object, Event extends MatrazEvent>({
  kind,
  decider,
  prepare,
  shown = async () => undefined,
}: ContentType<Kind, Content, Event>) => {
  type Data = ContentData<Kind>;
  type Command = ContentCommand<Kind>;
  const idName = `${kind}Id`;
  const withId = (id: string, content: object) => ({ ...content, [idName]: id }) as unknown as Data;
  const withoutId = (data: object) => {
    const { [idName]: _id, ...content } = data as Record<string, unknown>;
    return content as Content;
  };
  const command = (verb: string, data: object, more: object = {}) =>
    ({ type: `${verb}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, data, ...more }) as unknown as Command;

  /** The deletion of a topic is one event of the topic: its contents have no event of their own. */
  const requireUndeletedTopic =
    ({ catalogLookup }: ContentDeps): Check<ContentState<Data>> =>
    async ({ state }) => {
      const isDeleted = state.status === 'live' && (await catalogLookup.isTopicDeleted(state.current.topicId));
      if (isDeleted) throw new DomainError(`${kind}_not_found`);
    };

  const requireVersion =
    (
      deps: ContentDeps,
      id: string,
      prepared: Content,
      expectedVersion: number | undefined,
    ): Check<ContentState<Data>> =>
    async ({ state, version }) => {
      if (expectedVersion === undefined || state.status !== 'live') return;
      const lastChange = version - state.otherEvents;
      if (expectedVersion >= lastChange && expectedVersion <= version) return;
      const current = withoutId({ ...state.current, ...(await shown(deps, id, version)) });
      if (!deepEqual(current, prepared)) throw new EditConflict({ id, ...current, version: lastChange });
    };

  const save = async (
    deps: ContentDeps,
    id: string,
    [command, prepared]: [Command | CommandOf<ContentState<Data>, Command>, Content],
    context: CommandContext,
    check?: Check<ContentState<Data>>,
  ) => {
    const { events } = await deps.handle(decider, streamOf[kind](id), command, context, { check });
    const [event] = events;
    return { id, ...(event ? withoutId(event.data) : prepared) };
  };

  const requireBoth = (
    deps: ContentDeps,
    ...seen: [id: string, prepared: Content, expectedVersion: number | undefined]
  ): Check<ContentState<Data>> => {
    const checks = [requireUndeletedTopic(deps), requireVersion(deps, ...seen)];
    return async (current) => {
      for (const check of checks) await check(current);
    };
  };

  return {
    async create(deps: ContentDeps, content: Content, context: CommandContext) {
      const id = idFrom({ ...context, kind });
      const prepared = await prepare(deps, content);
      return save(deps, id, [command('Create', withId(id, prepared)), prepared], context);
    },
    /** @param expectedVersion the version that the author saw; absent: the change replaces any version */
    async update(deps: ContentDeps, id: string, content: Content, context: CommandContext, expectedVersion?: number) {
      const prepared = await prepare(deps, content);
      const check = requireBoth(deps, id, prepared, expectedVersion);
      const commandOf = async (_: ContentState<Data>, version: number) =>
        command('Update', withId(id, prepared), { shown: await shown(deps, id, version) });
      return save(deps, id, [commandOf, prepared], context, check);
    },
    /** Makes the content of an older version the present one, also after a deletion. */
    async restore(
      deps: ContentDeps,
      id: string,
      { content, version }: { content: Content; version: number },
      context: CommandContext,
      expectedVersion: number,
    ): Promise<void> {
      const prepared = await prepare(deps, content);
      const check = requireBoth(deps, id, prepared, expectedVersion);
      const restoring = command('Restore', { content: withId(id, prepared), restoredVersion: version });
      await deps.handle(decider, streamOf[kind](id), restoring, context, { check });
    },
    async delete(deps: ContentDeps, id: string, context: CommandContext): Promise<{ id: string }> {
      const check = requireUndeletedTopic(deps);
      await deps.handle(decider, streamOf[kind](id), command('Delete', withId(id, {})), context, { check });
      return { id };
    },
  };
};

/** @throws DomainError topic_not_found */
export const requireTopic = async ({ catalogLookup }: ContentDeps, topicId: string): Promise<void> => {
  if (!(await catalogLookup.topicExists(topicId))) throw new DomainError('topic_not_found');
};
