import { Search } from 'lucide-react';
import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (query: string) => void;
}

export const SearchField = ({ label, value, onChange }: Props) => {
  const id = useId();
  return (
    <span className="relative block min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
      <input
        id={id}
        type="search"
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="block min-h-12 w-full rounded-2xl border-2 border-control bg-surface py-2.5 pr-4 pl-12 text-ink leading-snug transition placeholder:text-ink-soft hover:border-brand"
      />
    </span>
  );
};
