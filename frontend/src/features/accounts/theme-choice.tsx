import { Monitor, Moon, Sun } from 'lucide-react';
import { themes, useTheme } from '../../shared/theme.ts';

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
              className="flex min-h-11 items-center justify-center gap-1.5 rounded-xl font-semibold text-[0.95rem] text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-copper-bright"
            >
              <input
                type="radio"
                name="theme"
                className="sr-only"
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
