import { browserStorage } from '../../shared/session/browser-storage.ts';

const PREFIX = 'matraz.draft/';
/** Milliseconds: 60 days. Content that was deleted meanwhile leaves a draft that no form asks for. */
const MAX_AGE = 60 * 86_400_000;

/** A draft that was not saved. */
export interface KeptDraft<Draft> {
  /** ISO 8601. */
  keptAt: string;
  /** The version of the content that the author edited. Absent for new content. */
  version?: number;
  draft: Draft;
}

/** A draft with other fields, kept by another release, would break the form. */
const hasOnlyFieldsOf = (value: unknown, like: object) =>
  value !== null && typeof value === 'object' && Object.keys(value).every((field) => field in like);

/** @param like a draft of the same kind @returns null when there is none */
export const readKeptDraft = <Draft extends object>(name: string, like: Draft): KeptDraft<Draft> | null => {
  const kept = browserStorage.readJson<KeptDraft<Draft>>(PREFIX + name);
  // A field that is newer than the draft has its value from `like`.
  return kept && hasOnlyFieldsOf(kept.draft, like) ? { ...kept, draft: { ...like, ...kept.draft } } : null;
};

export const dropOldDrafts = (now = Date.now()) => {
  for (const key of browserStorage.keys()) {
    if (!key.startsWith(PREFIX)) continue;
    const kept = browserStorage.readJson<KeptDraft<unknown>>(key);
    if (!(Date.parse(kept?.keptAt ?? '') > now - MAX_AGE)) browserStorage.remove(key);
  }
};

/** A draft that is larger than the browser's storage (about 5 million characters) is not kept. */
export const keepDraft = <Draft>(name: string, kept: KeptDraft<Draft>) => {
  const isKept = browserStorage.write(PREFIX + name, JSON.stringify(kept));
  if (!isKept) forgetDraft(name); // an older text must not be offered in its place
};

export const forgetDraft = (name: string) => browserStorage.remove(PREFIX + name);
