import { deepEqual } from '../deep-equal.ts';
import { DomainError, type DomainErrorCode } from '../errors.ts';

/**
 * The life that topics, lessons, questions and videos share: written once, changed, gone for good.
 * `created` stays known, so that a creation sent again is recognised whatever happened since.
 */
export type ContentState<Data> =
  | { status: 'none' }
  | { status: 'live'; created: Data; current: Data }
  | { status: 'deleted'; created: Data };

/**
 * Whether a creation is still to be done.
 * @throws DomainError already_exists when the id stands for something else
 */
export const needsCreation = <Data>(state: ContentState<Data>, data: Data): boolean => {
  if (state.status === 'none') return true;
  if (deepEqual(data, state.created)) return false;
  if (state.status === 'live' && deepEqual(data, state.current)) return false;
  throw new DomainError('already_exists');
};

/** Whether a change is still to be done. @throws DomainError `missing` when there is nothing to change */
export const needsUpdate = <Data>(state: ContentState<Data>, data: Data, missing: DomainErrorCode): boolean => {
  if (state.status !== 'live') throw new DomainError(missing);
  return !deepEqual(data, state.current);
};

/** Whether a deletion is still to be done. @throws DomainError `missing` when it never existed */
export const needsDeletion = <Data>(state: ContentState<Data>, missing: DomainErrorCode): boolean => {
  if (state.status === 'none') throw new DomainError(missing);
  return state.status === 'live';
};

export const created = <Data>(data: Data): ContentState<Data> => ({ status: 'live', created: data, current: data });

export const updated = <Data>(state: ContentState<Data>, data: Data): ContentState<Data> =>
  state.status === 'live' ? { ...state, current: data } : state;

export const deleted = <Data>(state: ContentState<Data>): ContentState<Data> =>
  state.status === 'live' ? { status: 'deleted', created: state.created } : state;
