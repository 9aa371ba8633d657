import { legalVersion } from '@matraz/contracts/accounts/legal';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { informationPages } from '../../../shared/page/information-pages.ts';
import { useTitle } from '../../../shared/page/use-title.ts';

interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

interface Props {
  title: string;
  lead: ReactNode;
  sections: readonly Section[];
  /** Whether an account accepts this text, so it has a version. */
  isAccepted?: boolean;
}

const longDate = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' });

const prose =
  'leading-relaxed [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5';

/** A text of the platform, with a table of contents. Visitors read it too. */
export const LegalPage = ({ title, lead, sections, isAccepted = false }: Props) => {
  useTitle(title);
  return (
    <article className="mx-auto max-w-2xl text-[1.05rem]">
      <h1 className="font-extrabold text-3xl sm:text-4xl">{title}</h1>
      {isAccepted && (
        <p className="mt-2 text-ink-soft text-sm">
          Versión del <time dateTime={legalVersion}>{longDate.format(new Date(legalVersion))}</time>
        </p>
      )}
      <div className={prose}>{lead}</div>
      <nav aria-label="Contenido" className="mt-6 rounded-card bg-surface p-5 ring-1 ring-line print:hidden">
        <h2 className="font-bold">En esta página</h2>
        <ol className="mt-1 grid sm:grid-cols-2 sm:gap-x-6">
          {sections.map(({ id, title: heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 text-brand underline-offset-4 hover:underline">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title: heading, body }) => (
        <section key={id} aria-labelledby={id} className={prose}>
          <h2 id={id} className="mt-10 scroll-mt-24 font-extrabold text-2xl">
            {heading}
          </h2>
          {body}
        </section>
      ))}
      <nav aria-label="Información" className="mt-12 flex flex-wrap gap-x-6 border-line border-t pt-4 print:hidden">
        {informationPages.map(([href, label]) => (
          <Link key={href} href={href} className="py-2 font-semibold text-brand hover:underline">
            {label}
          </Link>
        ))}
      </nav>
    </article>
  );
};
