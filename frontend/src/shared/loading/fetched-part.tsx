import { lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isFault, reportFault } from '../net/fault.ts';
import { toast } from '../page/toast.ts';
import { Failure } from '../ui/failure.tsx';
import { loadedEarly, loadPart } from './load-part.ts';
import { forgetServiceWorker } from './service-worker.ts';

type Part<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<{ default: Part<Props> }>;

interface FetchAgain {
  onFetchAgain: () => void;
}

interface Lost extends FetchAgain {
  failure: unknown;
}

/**
 * A part of the app that is loaded when it is first shown. It suspends while it loads. When loading fails, it shows `Missing`
 * instead of throwing.
 */
export const fetchedPart = <Props extends object>(
  load: Load<Props>,
  Missing: Part<Props & Lost>,
  fetchPart: Load<Props> = () => loadPart(load),
) => {
  const fetched = () => {
    // A new component for every try, so that it is mounted again. The next try is created only after mounting, because a part may be
    // rendered several times before that.
    const absent = (failure: unknown) => (props: Props & FetchAgain) => {
      useEffect(() => {
        next = fetched();
      }, []);
      return <Missing {...props} failure={failure} />;
    };
    return lazy(
      (): Promise<{ default: Part<Props & FetchAgain> }> =>
        fetchPart().catch((failure: unknown) => {
          reportFault(failure);
          return { default: absent(failure) };
        }),
    );
  };
  let next = fetched();
  return (props: Props) => {
    // A part that was loaded early does not suspend, so no skeleton is shown before it.
    const [Shown, setShown] = useState<Part<Props & FetchAgain> | typeof next>(
      () => loadedEarly(load)?.default ?? next,
    );
    return <Shown {...props} onFetchAgain={() => setShown(() => next)} />;
  };
};

const orReload = <Props,>(load: Load<Props>): Load<Props> => {
  let failures = 0;
  return () =>
    loadPart(load).catch(async (error: unknown) => {
      // The second failure with a network: a newer release has replaced the file. A reload gets the new names.
      if (failures++ > 0 && navigator.onLine && !isFault(error)) {
        await forgetServiceWorker().catch(() => {});
        window.location.reload();
      }
      throw error;
    });
};

/** The file came, but its code failed: that is a fault of ours, so the page shows it like every other fault. */
const PageMissing = ({ failure, onFetchAgain }: Lost) => {
  if (isFault(failure)) throw failure;
  return <Failure as="h1" onRetry={onFetchAgain} />;
};

export const fetchedPage = <Props extends object>(load: Load<Props>) => fetchedPart(load, PageMissing, orReload(load));

const PanelMissing = ({ failure, onFetchAgain }: Lost) => {
  if (isFault(failure)) throw failure;
  return <Failure onRetry={onFetchAgain} />;
};

/** A part of a page with its own heading. */
export const fetchedPanel = <Props extends object>(load: Load<Props>) =>
  fetchedPart(load, PanelMissing, orReload(load));

/** A dialog that could not be loaded has no place on the page, so a message tells it. */
const DialogMissing = ({ failure, onClose }: Pick<Lost, 'failure'> & { onClose: () => void }) => {
  const close = useEffectEvent(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one message for one try
  useEffect(() => {
    const isAway = !navigator.onLine && !isFault(failure);
    toast({
      title: isAway ? 'Sin conexión' : 'No pudimos cargar esta parte',
      description: isAway ? 'Inténtalo apenas vuelva.' : 'Recarga la página e inténtalo de nuevo.',
      tone: 'destructive',
    });
    close();
  }, []);
  return null;
};

export const fetchedDialog = <Props extends { onClose: () => void }>(load: Load<Props>) =>
  fetchedPart(load, DialogMissing);

/** A part that the page does not need. */
export const fetchedExtra = <Props extends object>(load: Load<Props>) => fetchedPart(load, () => null);
