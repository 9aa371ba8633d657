import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  /** Heading level of the title. */
  as?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
}

/** Shown in place of content that is empty, missing or failed. */
export const Notice = ({ icon, title, as: Title = 'h2', children }: Props) => (
  <div className="mx-auto flex max-w-md animate-rise flex-col items-center gap-4 px-4 py-14 text-center">
    <span className="grid size-16 place-items-center rounded-3xl bg-copper-soft text-copper [&_svg]:size-8">
      {icon}
    </span>
    <Title className="font-extrabold text-2xl">{title}</Title>
    <div className="flex w-full flex-col items-center gap-5 text-ink-soft *:max-w-full">{children}</div>
  </div>
);
