import { Suspense, useEffect } from 'react';
import { fetchedDialog } from '../shared/loading/fetched-part.tsx';
import { closeSearch, openSearch, useIsSearchOpen } from '../shared/search/search-state.ts';

const SearchDialog = fetchedDialog(() => import('../features/catalog/search/search-dialog.tsx'));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** `/` outside a field, or Ctrl K. An open dialog keeps its keys. */
const opensSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
  if (document.querySelector('[role="dialog"]')) return false;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target);
};

/** The search dialog of the app. A running exam has none. */
export const Search = () => {
  const isOpen = useIsSearchOpen();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      closeSearch();
    };
  }, []);
  return (
    isOpen && (
      <Suspense>
        <SearchDialog onClose={closeSearch} />
      </Suspense>
    )
  );
};
