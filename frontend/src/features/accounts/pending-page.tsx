import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLiveUpdates } from '../../shared/net/live-updates.ts';
import { informationPages } from '../../shared/page/information-pages.ts';
import { clearKeptPages } from '../../shared/session/kept-page.ts';
import { useUser } from '../../shared/session/session.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { ConsentForm } from './consent-form.tsx';
import { GuardianWait } from './guardian-wait.tsx';

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header className="mx-auto flex h-18 max-w-2xl items-center justify-between px-4 sm:px-6">
      <Logo />
      <a href="/api/logout" onClick={clearKeptPages} className="py-2 font-semibold text-brand hover:underline">
        Cerrar sesión
      </a>
    </header>
    <main className="mx-auto max-w-2xl px-4 pb-16 sm:px-6">
      <div className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">{children}</div>
      <nav aria-label="Información" className="mt-4 flex flex-wrap gap-x-6">
        {[...informationPages, ['/cuenta', 'Tus datos'] as const].map(([href, label]) => (
          <Link key={href} href={href} className="py-2 font-semibold text-brand hover:underline">
            {label}
          </Link>
        ))}
      </nav>
    </main>
  </>
);

/** Replaces the app for an account that cannot be used yet. It ends by itself when the guardian agrees elsewhere. */
export default function PendingPage() {
  const { id, pending } = useUser();
  useLiveUpdates(id);
  return <Frame>{pending === 'guardian' ? <GuardianWait /> : <ConsentForm />}</Frame>;
}
