import { paths } from '@matraz/contracts/screens';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { keepReader } from '../../../shared/session/kept-reader.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { useKeptReference } from './use-kept-reference.ts';

interface Props {
  title: string;
  /** The other page. */
  other: { href: string; label: string };
  children: ReactNode;
}

export const tablePage = { href: paths['periodic-table'], label: 'Tabla periódica' };
export const formulasPage = { href: paths.formulas, label: 'Fórmulas' };

/** A page to look things up in, and to print. */
export const ReferencePage = ({ title, other, children }: Props) => {
  const user = useUser();
  useKeptReference();
  useEffect(() => keepReader(user), [user]);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2 sm:gap-3">
        <h1 className="mr-auto font-extrabold text-2xl sm:text-3xl">{title}</h1>
        <ButtonLink look="quiet" href={other.href} className="print:hidden">
          {other.label}
        </ButtonLink>
        <Button look="quiet" onClick={() => window.print()} className="print:hidden">
          <Printer className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">Imprimir</span>
        </Button>
      </div>
      {children}
    </>
  );
};
