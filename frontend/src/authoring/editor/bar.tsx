import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../shared/ui/cx.ts';
import { Tooltip } from '../../shared/ui/tooltip.tsx';

const controls = 'button:not(:disabled), input:not(:disabled)';

/** One Tab stop for a row of buttons: the arrow keys, Home and End move inside it. */
export const Bar = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  const all = () => [...(bar.current?.querySelectorAll<HTMLElement>(controls) ?? [])];

  // Exactly one control is reached by Tab: the one that was used last, or the first one.
  useEffect(() => {
    const elements = all();
    const current = elements.find(({ tabIndex }) => tabIndex === 0) ?? elements[0];
    for (const element of elements) element.tabIndex = element === current ? 0 : -1;
  });

  const moveTo = (target: HTMLElement | undefined) => {
    if (!target) return;
    for (const element of all()) element.tabIndex = element === target ? 0 : -1;
    target.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isText || event.altKey || event.ctrlKey || event.metaKey) return;
    const elements = all();
    const place = elements.indexOf(event.target as HTMLElement);
    const moves: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: elements.length - 1,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    moveTo(elements.at(next % elements.length));
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        for (const element of all()) element.tabIndex = element === target ? 0 : -1;
      }}
      className={cx('flex flex-wrap items-center gap-0.5 border-line border-b p-1', className)}
    >
      {children}
    </div>
  );
};

interface ButtonProps {
  label: string;
  icon?: LucideIcon;
  /** Undefined for a button that is not a switch. */
  isPressed?: boolean;
  isExpanded?: boolean;
  isDisabled?: boolean;
  /** Shows a spinner. */
  isBusy?: boolean;
  /** Instead of an icon. */
  children?: ReactNode;
  onClick: () => void;
}

/** A button of a bar. A press does not take the focus, so the selection of the text stays. */
export const BarButton = (props: ButtonProps) => {
  const { label, icon: Icon, isPressed, isExpanded, isDisabled, isBusy, children, onClick } = props;
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        aria-expanded={isExpanded}
        aria-busy={isBusy}
        disabled={isDisabled}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-xl transition disabled:cursor-not-allowed disabled:opacity-40',
          isPressed || isExpanded
            ? 'bg-brand text-on-brand'
            : 'text-ink enabled:hover:bg-brand-soft enabled:hover:text-brand',
        )}
      >
        {isBusy && <span className="size-5 animate-spin rounded-full border-2 border-line border-t-brand" />}
        {!isBusy && Icon && <Icon className="size-5" aria-hidden="true" />}
        {children}
      </button>
    </Tooltip>
  );
};

export const Gap = () => <span aria-hidden="true" className="mx-0.5 h-6 w-px bg-line max-sm:hidden" />;
