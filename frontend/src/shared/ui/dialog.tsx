import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useFocusBack } from './use-focus-back.ts';

interface Props {
  title: string;
  /** One sentence under the title; without it the title stands alone. */
  description?: string;
  onClose: () => void;
  children: ReactNode;
}

/** An open dialog: focus stays inside, Escape and a tap outside close it, focus goes back to where it was. */
export const Dialog = ({ title, description, onClose, children }: Props) => {
  const focusBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {/* Not Radix.Overlay: it locks scrolling by a style element, which the Content-Security-Policy refuses. */}
        <div data-modal className="fixed inset-0 z-40 animate-fade bg-black/55 backdrop-blur-[2px]" />
        <Radix.Content
          onCloseAutoFocus={focusBack}
          className="fixed inset-x-3 bottom-3 z-50 max-h-[calc(100dvh-1.5rem)] animate-rise overflow-y-auto rounded-card bg-surface p-6 shadow-float outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[27rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:p-8"
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-10 font-extrabold text-2xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
          {children}
          <Radix.Close
            aria-label="Cerrar"
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X className="size-5" aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
