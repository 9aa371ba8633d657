import type { MatrazEvent } from '@matraz/contracts/events';
import { streamOf } from '@matraz/contracts/streams';
import type { Decider } from '@matraz/domain/decider';
import { DomainError } from '@matraz/domain/errors';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext, Handle } from '../command-handler/command-handler.ts';
import type { CatalogLookup } from './catalog-lookup.ts';

export interface CatalogDeps {
  handle: Handle;
  catalogLookup: CatalogLookup;
}

/** What differs between topics, lessons, questions and videos. */
interface ContentType<Content, State, Command, Event extends MatrazEvent> {
  kind: 'topic' | 'lesson' | 'question' | 'video';
  decider: Decider<State, Command, Event>;
  /** Returns the content with sanitised HTML. @throws InvalidContent; DomainError when its course or topic is missing */
  prepare(deps: CatalogDeps, content: Content): Promise<Content>;
  commands: {
    create(id: string, content: Content): Command;
    update(id: string, content: Content): Command;
    delete(id: string): Command;
  };
  /** The content that the event stores. Undefined for an event that stores none. */
  contentOf(event: Event): Content | undefined;
}

/**
 * The functions that create, update and delete one type of content. The ids of new content are derived from the idempotency key if
 * there is one. The functions return what was stored.
 */
export const contentCommands = <Content extends object, State, Command, Event extends MatrazEvent>({
  kind,
  decider,
  prepare,
  commands,
  contentOf,
}: ContentType<Content, State, Command, Event>) => {
  const save =
    (commandOf: (id: string, content: Content) => Command) =>
    async (deps: CatalogDeps, id: string, content: Content, context: CommandContext) => {
      const prepared = await prepare(deps, content);
      const { events } = await deps.handle(decider, streamOf[kind](id), commandOf(id, prepared), context);
      const [event] = events;
      const stored = (event && contentOf(event)) ?? prepared;
      return { id, ...stored };
    };
  const create = save(commands.create);

  return {
    create: (deps: CatalogDeps, content: Content, context: CommandContext) =>
      create(deps, idFrom({ ...context, kind }), content, context),
    update: save(commands.update),
    async delete(deps: Pick<CatalogDeps, 'handle'>, id: string, context: CommandContext): Promise<{ id: string }> {
      await deps.handle(decider, streamOf[kind](id), commands.delete(id), context);
      return { id };
    },
  };
};

/** @throws DomainError topic_not_found */
export const requireTopic = async ({ catalogLookup }: CatalogDeps, topicId: string): Promise<void> => {
  if (!(await catalogLookup.topicExists(topicId))) throw new DomainError('topic_not_found');
};
