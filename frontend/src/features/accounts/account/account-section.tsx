import { type ReactNode, useId } from 'react';

/** One part of the account page. */
export const AccountSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <h2 id={id} className="font-extrabold text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
};
