import { useEffect } from 'react';
import { keepPart } from '../../../shared/loading/service-worker.ts';

/** Milliseconds. What the student looks for comes first. */
const KEEP_AFTER = 1_000;

/** Keeps formula sheet and periodic table in this browser, so that they open without a network. */
export const useKeptReference = () =>
  useEffect(() => {
    const timer = setTimeout(() => {
      void keepPart('reference');
      void keepPart('formulas');
    }, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, []);
