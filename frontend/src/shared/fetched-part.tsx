import { lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { toast } from './toast.ts';
import { Failure } from './ui/failure.tsx';

type Part<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<{ default: Part<Props> }>;

interface FetchAgain {
  onFetchAgain: () => void;
}

/**
 * A part of the app that is fetched when it is first shown. Where that fails, `Missing` is shown in its place: a page
 * that was not loaded yet is no fault of the app. It suspends while it is under way.
 */
const fetchedPart = <Props extends object>(load: Load<Props>, Missing: Part<Props & FetchAgain>) => {
  const fetched = () => {
    // One of its own for every try, so that it is mounted anew. Only then comes the next try: before it is shown,
    // rendering may begin again and again, and would fetch as often.
    const Absent = (props: Props & FetchAgain) => {
      useEffect(() => {
        next = fetched();
      }, []);
      return <Missing {...props} />;
    };
    return lazy((): Promise<{ default: Part<Props & FetchAgain> }> => load().catch(() => ({ default: Absent })));
  };
  let next = fetched();
  return (props: Props) => {
    const [Shown, setShown] = useState(() => next);
    return <Shown {...props} onFetchAgain={() => setShown(() => next)} />;
  };
};

const orReload = <Props,>(load: Load<Props>): Load<Props> => {
  let failures = 0;
  return () =>
    load().catch((error: unknown) => {
      // Again, and with a network: a newer release has replaced this part. Its new name comes with the page.
      if (failures++ > 0 && navigator.onLine) window.location.reload();
      throw error;
    });
};

const PageMissing = ({ onFetchAgain }: FetchAgain) => <Failure as="h1" onRetry={onFetchAgain} />;

export const fetchedPage = <Props extends object>(load: Load<Props>) => fetchedPart(orReload(load), PageMissing);

const PanelMissing = ({ onFetchAgain }: FetchAgain) => <Failure onRetry={onFetchAgain} />;

/** A part of a page, under a heading of its own. */
export const fetchedPanel = <Props extends object>(load: Load<Props>) => fetchedPart(orReload(load), PanelMissing);

/** What opens over a page has no place of its own where to say it. */
const DialogMissing = ({ onClose }: { onClose: () => void }) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    toast({
      title: navigator.onLine ? 'No pudimos cargar esta parte' : 'Sin conexión',
      description: navigator.onLine ? 'Recarga la página e inténtalo de nuevo.' : 'Inténtalo apenas vuelva.',
      tone: 'destructive',
    });
    close();
  }, []);
  return null;
};

export const fetchedDialog = <Props extends { onClose: () => void }>(load: Load<Props>) =>
  fetchedPart(load, DialogMissing);

/** What the page can do without. */
export const fetchedExtra = <Props extends object>(load: Load<Props>) => fetchedPart(load, () => null);
