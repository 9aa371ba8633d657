import { deepEqual } from '../deep-equal.ts';
import { DomainError, type DomainErrorCode } from '../errors.ts';

/**
 * The state of a topic, lesson, question or video. `created` keeps the first data, so that a repeated creation is recognised also
 * after a change or a deletion. `otherEvents`: how many events of the stream came after the last change of `current`.
 */
export type ContentState<Data> =
  | { status: 'none' }
  | { status: 'live'; created: Data; current: Data; otherEvents: number }
  | { status: 'deleted'; created: Data };

/**
 * False when the same creation was already done.
 * @throws DomainError already_exists when the id has other data
 */
export const needsCreation = <Data>(state: ContentState<Data>, data: Data): boolean => {
  if (state.status === 'none') return true;
  if (deepEqual(data, state.created)) return false;
  if (state.status === 'live' && deepEqual(data, state.current)) return false;
  throw new DomainError('already_exists');
};

/** False when the data are already the same. @throws DomainError `missing` when it does not exist */
export const needsUpdate = <Data>(state: ContentState<Data>, data: Data, missing: DomainErrorCode): boolean => {
  if (state.status !== 'live') throw new DomainError(missing);
  return !deepEqual(data, state.current);
};

/** False when the data are already the same. @throws DomainError `missing` when it never existed */
export const needsRestoration = <Data>(state: ContentState<Data>, data: Data, missing: DomainErrorCode): boolean => {
  if (state.status === 'none') throw new DomainError(missing);
  return state.status === 'deleted' || !deepEqual(data, state.current);
};

/** False when it is already deleted. @throws DomainError `missing` when it never existed */
export const needsDeletion = <Data>(state: ContentState<Data>, missing: DomainErrorCode): boolean => {
  if (state.status === 'none') throw new DomainError(missing);
  return state.status === 'live';
};

export const created = <Data>(data: Data): ContentState<Data> => ({
  status: 'live',
  created: data,
  current: data,
  otherEvents: 0,
});

/** Also after a deletion. */
export const restored = <Data>(state: ContentState<Data>, data: Data): ContentState<Data> =>
  state.status === 'none' ? state : { status: 'live', created: state.created, current: data, otherEvents: 0 };

export const updated = <Data>(state: ContentState<Data>, data: Data): ContentState<Data> =>
  state.status === 'live' ? { ...state, current: data, otherEvents: 0 } : state;

/** After an event that does not change the data. */
export const unchanged = <Data>(state: ContentState<Data>): ContentState<Data> =>
  state.status === 'live' ? { ...state, otherEvents: state.otherEvents + 1 } : state;

export const deleted = <Data>(state: ContentState<Data>): ContentState<Data> =>
  state.status === 'live' ? { status: 'deleted', created: state.created } : state;
