import { Monitor, Moon, Sun } from 'lucide-react';
import { themes, useTheme } from '../../shared/page/theme.ts';
import { cx } from '../../shared/ui/cx.ts';

const looks = {
  system: { label: 'Sistema', Icon: Monitor },
  light: { label: 'Claro', Icon: Sun },
  dark: { label: 'Oscuro', Icon: Moon },
};

export const ThemeChoice = () => {
  const [chosen, choose] = useTheme();
  return (
    <fieldset className="mt-6">
      <legend className="font-bold">Apariencia</legend>
      <div className="mt-2 grid grid-cols-3 gap-1 rounded-2xl bg-sunken p-1">
        {themes.map((theme) => {
          const { label, Icon } = looks[theme];
          return (
            <label
              key={theme}
              className={cx(
                'relative flex min-h-11 items-center justify-center gap-1.5 rounded-xl font-semibold text-[0.95rem]',
                theme === chosen ? 'bg-surface text-ink shadow-card' : 'text-ink-soft',
              )}
            >
              <input
                type="radio"
                name="theme"
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-xl"
                checked={theme === chosen}
                onChange={() => choose(theme)}
              />
              <Icon className="hidden size-4 min-[23rem]:block" aria-hidden="true" />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
