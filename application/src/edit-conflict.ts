import { DomainError } from '@matraz/domain/errors';

/** Another author saved the content after this one opened it. */
export class EditConflict extends DomainError {
  /** The content as it is now, with the version for the next try. */
  readonly current: object;
  constructor(current: { version: number }) {
    super('edit_conflict');
    this.name = 'EditConflict';
    this.current = current;
  }
}
