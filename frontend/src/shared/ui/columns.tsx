import { cx } from './cx.ts';

/** The head of a table. The first column has names, the others numbers. */
export const Columns = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr className="text-left text-ink-soft text-sm">
      {names.map((name, place) => (
        <th
          key={name}
          scope="col"
          className={cx('py-2 font-semibold', place > 0 && 'text-right', place < names.length - 1 && 'pr-3')}
        >
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
