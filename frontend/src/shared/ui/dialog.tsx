import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { useFocusBack } from './use-focus-back.ts';

const sizes = {
  card: {
    box: 'inset-x-3 bottom-3 max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-card p-6 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[27rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:p-8',
    head: '',
  },
  /** The dialog hangs from the top, so results below a field move nothing. */
  search: {
    box: 'inset-0 flex flex-col overflow-hidden sm:inset-x-auto sm:top-[10vh] sm:bottom-auto sm:left-1/2 sm:max-h-[78vh] sm:w-[42rem] sm:-translate-x-1/2 sm:rounded-card',
    head: 'shrink-0 px-4 pt-5 sm:px-6',
  },
  page: {
    box: 'inset-0 mx-auto flex max-w-5xl flex-col overflow-hidden sm:inset-4 sm:rounded-card',
    head: 'shrink-0 px-4 pt-5 sm:px-8 sm:pt-7',
  },
};

/** Radix gives Escape only to what opened last, which may be a message beside the dialog. */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  onClose();
};

interface Props {
  title: string;
  /** One sentence under the title. */
  description?: string;
  /** `page`: full screen on a phone. The children bring their own scrolling and padding. */
  size?: keyof typeof sizes;
  /** The focus begins at the title instead of at the first field. */
  startsAtTitle?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** An open dialog. The focus stays inside. Escape and a click outside close it, and the focus goes back. */
export const Dialog = ({ title, description, size = 'card', startsAtTitle = false, onClose, children }: Props) => {
  const focusBack = useFocusBack();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {/* Not Radix.Overlay: it adds a style element, which the Content-Security-Policy refuses. */}
        <div data-modal className="fixed inset-0 z-50 animate-fade bg-black/55" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            if (!startsAtTitle) return;
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={focusBack}
          onKeyDown={closeOnEscape(onClose)}
          className={cx('fixed z-50 animate-rise bg-surface shadow-float outline-none', sizes[size].box)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={sizes[size].head}>
            <Radix.Title ref={heading} tabIndex={-1} className="pr-10 font-extrabold text-2xl outline-none">
              {title}
            </Radix.Title>
            {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
          </div>
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
