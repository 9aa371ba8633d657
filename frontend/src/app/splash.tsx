import { LogoMark } from '../shared/ui/logo.tsx';

/** The moment before anything is known. */
export const Splash = () => (
  <div role="status" className="grid min-h-dvh place-items-center">
    <span className="animate-pulse">
      <LogoMark className="size-16" />
    </span>
    <span className="sr-only">Cargando Matraz</span>
  </div>
);
