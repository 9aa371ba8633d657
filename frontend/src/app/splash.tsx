import { LogoMark } from '../shared/ui/logo.tsx';

/** Shown until the user of the session is known. The documents contain it too, so it is there before the code. */
export const Splash = () => (
  <div role="status" className="grid min-h-dvh place-items-center">
    <span className="animate-pulse">
      <LogoMark className="size-16" />
    </span>
    {/* In a font of the device: the own font would delay the code of the page. */}
    <span className="sr-only font-[system-ui]">Cargando Matraz</span>
  </div>
);
