import { DomainError, type DomainErrorCode } from '../errors.ts';
import { sameData } from '../same-data.ts';

/**
 * The life that topics, lessons, questions and videos share: written once, changed, gone for good.
 * `created` stays known, so that a creation sent again is recognised whatever happened since.
 */
export type Lifecycle<Data> =
  | { status: 'none' }
  | { status: 'live'; created: Data; current: Data }
  | { status: 'deleted'; created: Data };

/**
 * Whether a creation is still to be done.
 * @throws DomainError already_exists when the id stands for something else
 */
export const mustCreate = <Data>(state: Lifecycle<Data>, data: Data): boolean => {
  if (state.status === 'none') return true;
  if (sameData(data, state.created)) return false;
  if (state.status === 'live' && sameData(data, state.current)) return false;
  throw new DomainError('already_exists');
};

/** Whether a change is still to be done. @throws DomainError `missing` when there is nothing to change */
export const mustUpdate = <Data>(state: Lifecycle<Data>, data: Data, missing: DomainErrorCode): boolean => {
  if (state.status !== 'live') throw new DomainError(missing);
  return !sameData(data, state.current);
};

/** Whether a deletion is still to be done. @throws DomainError `missing` when it never existed */
export const mustDelete = <Data>(state: Lifecycle<Data>, missing: DomainErrorCode): boolean => {
  if (state.status === 'none') throw new DomainError(missing);
  return state.status === 'live';
};

export const created = <Data>(data: Data): Lifecycle<Data> => ({ status: 'live', created: data, current: data });

export const updated = <Data>(state: Lifecycle<Data>, data: Data): Lifecycle<Data> =>
  state.status === 'live' ? { ...state, current: data } : state;

export const deleted = <Data>(state: Lifecycle<Data>): Lifecycle<Data> =>
  state.status === 'live' ? { status: 'deleted', created: state.created } : state;
