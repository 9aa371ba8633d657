import { useEffect } from 'react';
import { informationPages } from '../../shared/page/information-pages.ts';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { ExamSection } from './exam-section.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { Prices } from './prices.tsx';

export default function LandingPage() {
  useEffect(() => {
    document.title = 'Matraz · Ciencias para la PAES';
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-18 w-full max-w-6xl items-center justify-between px-4 sm:px-6">
        <Logo />
        <ButtonAnchor look="ghost" href="/api/login">
          Iniciar sesión
        </ButtonAnchor>
      </header>
      <main className="flex-1">
        <Hero />
        <ExamSection />
        <FeatureCards />
        <Prices />
      </main>
      <footer className="border-line border-t">
        <div className="mx-auto flex max-w-6xl flex-col gap-3 px-4 py-8 text-ink-soft sm:flex-row sm:items-center sm:justify-between sm:px-6">
          <Logo />
          <nav aria-label="Información" className="flex shrink-0 gap-x-3 text-[0.95rem] max-sm:-mx-2">
            {informationPages.map(([href, label]) => (
              <a
                key={href}
                href={href}
                className="inline-flex min-h-11 items-center px-2 hover:text-brand hover:underline"
              >
                {label}
              </a>
            ))}
          </nav>
          <p className="text-[0.95rem]">
            Química, Física y Biología para la PAES. Proyecto independiente, sin relación con el DEMRE.
          </p>
        </div>
      </footer>
    </div>
  );
}
