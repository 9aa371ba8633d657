import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../shared/session/session.ts';
import { dropOldDrafts, forgetDraft, type KeptDraft, keepDraft, readKeptDraft } from './kept-drafts.ts';
import type { DraftOffer } from './kept-fields.tsx';

/** Milliseconds without typing after which a draft is kept. */
const DELAY = 300;

interface Settings<Draft> {
  /** One per form and content, for example `lesson/<id>`. The user is added. */
  name: string;
  draft: Draft;
  /** The content as it is stored. */
  stored: Draft;
  version?: number;
  isTouched: boolean;
  onRecover: (kept: KeptDraft<Draft>) => void;
}

/**
 * Keeps an unsaved draft in this browser, so that it survives a reload. A draft of an earlier visit is offered first; until the user
 * has chosen, nothing is kept over it.
 *
 * @returns `offer`: null when there is no earlier draft. `forget`: for a save, and when the user discards what was typed
 */
export const useKeptDraft = <Draft extends object>({
  name,
  draft,
  stored,
  version,
  isTouched,
  onRecover,
}: Settings<Draft>) => {
  const key = `${useUser().id}/${name}`;
  const [offered, setOffered] = useState<KeptDraft<Draft> | null>(() => {
    const kept = readKeptDraft(key, stored);
    return kept && JSON.stringify(kept.draft) !== JSON.stringify(stored) ? kept : null;
  });
  const isAsking = offered !== null;
  /** A form stays open for a moment after a save. Its text is then not kept again. */
  const forgotten = useRef<string | null>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => dropOldDrafts(), []);
  useEffect(() => {
    if (isAsking) return;
    if (!isTouched) return forgetDraft(key);
    const keep = () => {
      if (JSON.stringify(draft) !== forgotten.current)
        keepDraft(key, { keptAt: new Date().toISOString(), version, draft });
    };
    const timer = setTimeout(keep, DELAY);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, isAsking, isTouched, draft, version]);
  const forget = () => {
    forgetDraft(key);
    forgotten.current = JSON.stringify(latest.current);
    setOffered(null);
  };
  const offer: DraftOffer | null = offered && {
    keptAt: offered.keptAt,
    recover: () => {
      onRecover(offered);
      setOffered(null);
    },
    discard: forget,
  };
  return { offer, forget };
};
