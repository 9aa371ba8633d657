import { atoms } from '../../../shared/testing/examples.ts';
import type { Sent } from '../../../shared/testing/server.ts';
import { fakeServer } from '../../../shared/testing/server.ts';

export const topicId = atoms.id;
/** The address of a tab whose topic is chosen. */
export const ofTopic = `/admin?tema=${topicId}`;

interface Shape<Item> {
  /** 'lessons', 'questions' or 'videos'. */
  name: string;
  items: Item[];
  answers?: Parameters<typeof fakeServer>[0];
}

/** A server with one topic and these items in it. It carries out every request, except those that `answers` replaces. */
export const contentServer = <Item extends { id: string }>({ name, items, answers = {} }: Shape<Item>) => {
  let stored: { id: string }[] = items;
  const saved = (id: string, { body }: Sent) => ({ ...(body as object), id, locked: false });
  const ofItem = (id: string) => ({
    [`PUT /api/admin/${name}/${id}`]: (sent: Sent) => {
      const changed = saved(id, sent);
      stored = stored.map((item) => (item.id === id ? changed : item));
      return changed;
    },
    [`DELETE /api/admin/${name}/${id}`]: () => {
      stored = stored.filter((item) => item.id !== id);
      return { id };
    },
  });
  const sent = fakeServer({
    'GET /api/topics': () => [atoms],
    'GET /api/courses': () => [{ id: 1, title: 'Química', subject: 'Química' }],
    [`GET /api/${name}?topicId=${topicId}`]: () => stored,
    [`POST /api/admin/${name}`]: (request) => {
      const made = saved(`made-${stored.length}`, request);
      stored = [...stored, made];
      return made;
    },
    ...Object.assign({}, ...items.map(({ id }) => ofItem(id))),
    ...answers,
  });
  return { written: () => sent.filter(({ method }) => method !== 'GET') };
};
