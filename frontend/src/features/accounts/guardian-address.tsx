import { useId } from 'react';

interface Props {
  value: string;
  onChange: (value: string) => void;
  hint: string;
}

/** The field for the e-mail of a guardian. The browser checks that it is one. */
export const GuardianAddress = ({ value, onChange, hint }: Props) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold leading-snug">
        Correo de tu madre, padre o apoderado
      </label>
      <input
        id={id}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="block min-h-12 w-full rounded-2xl border-2 border-control bg-surface px-4 py-2.5 text-ink transition hover:border-brand"
      />
      <p id={`${id}-hint`} className="text-ink-soft text-sm leading-snug">
        {hint}
      </p>
    </div>
  );
};

/** Why it did not work. */
export const Refused = ({ reason }: { reason: string }) => (
  <p role="alert" className="rounded-2xl bg-bad-soft px-4 py-3 font-semibold text-bad">
    {reason}
  </p>
);
