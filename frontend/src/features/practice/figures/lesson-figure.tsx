import { Suspense } from 'react';
import { fetchedExtra } from '../../../shared/loading/fetched-part.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The figures that a lesson can show, by the name in its place `[figura lente]`. A name never changes. */
const figures = {
  bohr: fetchedExtra(() => import('./bohr.tsx')),
  'ciclo-ovarico': fetchedExtra(() => import('./ciclo-ovarico.tsx')),
  circuito: fetchedExtra(() => import('./circuito.tsx')),
  'cuenta-de-luz': fetchedExtra(() => import('./cuenta-de-luz.tsx')),
  dilucion: fetchedExtra(() => import('./dilucion.tsx')),
  espectro: fetchedExtra(() => import('./espectro.tsx')),
  fotosintesis: fetchedExtra(() => import('./fotosintesis.tsx')),
  lente: fetchedExtra(() => import('./lente.tsx')),
  onda: fetchedExtra(() => import('./onda.tsx')),
  piramide: fetchedExtra(() => import('./piramide.tsx')),
  'reactivo-limitante': fetchedExtra(() => import('./reactivo-limitante.tsx')),
  refraccion: fetchedExtra(() => import('./refraccion.tsx')),
  resorte: fetchedExtra(() => import('./resorte.tsx')),
  roce: fetchedExtra(() => import('./roce.tsx')),
  'segunda-ley': fetchedExtra(() => import('./segunda-ley.tsx')),
  seleccion: fetchedExtra(() => import('./seleccion.tsx')),
  sismo: fetchedExtra(() => import('./sismo.tsx')),
  superficie: fetchedExtra(() => import('./superficie.tsx')),
};

const isFigure = (name: string): name is keyof typeof figures => Object.hasOwn(figures, name);

/** Nothing for a name that this release does not know. */
export const LessonFigure = ({ name }: { name: string }) => {
  if (!isFigure(name)) return null;
  const Shown = figures[name];
  return (
    <Suspense fallback={<Skeleton className="my-8 h-96 rounded-2xl" />}>
      <Shown />
    </Suspense>
  );
};
