interface Props<Value extends string> {
  label: string;
  /** In the order of the list. */
  choices: Readonly<Record<Value, { label: string }>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** A small list beside its name, as the order of a table. */
export const Choose = <Value extends string>({ label, choices, value, onChoose }: Props<Value>) => (
  <label className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
    <span className="text-ink-soft">{label}</span>
    <select
      value={value}
      onChange={({ target }) => onChoose(target.value as Value)}
      className="min-h-11 min-w-0 max-w-full rounded-xl border-2 border-control bg-surface px-3 font-semibold"
    >
      {(Object.keys(choices) as Value[]).map((one) => (
        <option key={one} value={one}>
          {choices[one].label}
        </option>
      ))}
    </select>
  </label>
);
