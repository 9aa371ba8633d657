/** The flask of the logo. Decorative: the name is beside it or in the link's label. */
export const LogoMark = ({ className = 'size-9' }: { className?: string }) => (
  <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
    <rect width="48" height="48" rx="13" fill="#0b5f5b" />
    <path
      d="M20 10h8M21.6 10v9.2L12.7 33.4c-1.7 2.8.3 6.1 3.5 6.1h15.6c3.2 0 5.2-3.3 3.5-6.1l-8.9-14.2V10"
      fill="#0e7872"
      stroke="#fff6ea"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M17.2 29.4c2.4-1.7 4.6-1.5 6.8-.2 2.3 1.4 4.5 1.5 6.8.2l2.4 4.7c.8 1.5-.2 3-1.6 3H16.4c-1.4 0-2.4-1.5-1.6-3z"
      fill="#ff8b45"
    />
    <circle cx="22" cy="24.2" r="1.5" fill="#ffb27d" />
    <circle cx="26.2" cy="21" r="1.1" fill="#ffb27d" />
  </svg>
);

export const Logo = () => (
  <span className="flex items-center gap-2.5">
    <LogoMark />
    <span className="font-extrabold text-[1.35rem] text-ink leading-none tracking-tight">Matraz</span>
  </span>
);
