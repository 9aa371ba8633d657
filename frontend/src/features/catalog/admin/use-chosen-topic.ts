import { useSearchParams } from 'wouter';

/** The chosen topic. Its id is in the address, so that Back, a reload and the other tabs keep it. */
export const useChosenTopic = () => {
  const [search, setSearch] = useSearchParams();
  const choose = (topicId: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tema', topicId);
        return next;
      },
      { replace: true },
    );
  return [search.get('tema'), choose] as const;
};
