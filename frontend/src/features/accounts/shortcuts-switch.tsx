import { useId } from 'react';
import { switchShortcuts, useShortcutsOn } from '../../shared/study/answer-shortcuts.ts';
import { Switch } from '../../shared/ui/switch.tsx';

/** The keys can get in the way of a screen reader or of voice control. */
export const ShortcutsSwitch = () => {
  const isOn = useShortcutsOn();
  const hintId = useId();
  return (
    <div className="mt-6">
      <Switch isOn={isOn} onChange={switchShortcuts} aria-describedby={hintId}>
        <span className="font-bold">Atajos de teclado</span>
      </Switch>
      <p id={hintId} className="text-[0.95rem] text-ink-soft leading-snug">
        Letras y números para responder, F para marcar, D para destacar, flechas y Enter para avanzar. Vale en este
        navegador.
      </p>
    </div>
  );
};
