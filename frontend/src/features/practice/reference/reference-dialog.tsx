import * as Tabs from 'radix-ui/tabs';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormulaSheet } from './formula-sheet.tsx';
import { PeriodicTable } from './periodic-table.tsx';
import { useKeptReference } from './use-kept-reference.ts';

const trigger =
  'flex min-h-11 flex-1 items-center justify-center rounded-xl px-4 py-2 font-bold text-ink-soft transition hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-brand data-[state=active]:shadow-card sm:flex-none';
const panel = 'min-h-0 flex-1 overflow-y-auto px-4 pt-4 pb-8 outline-none data-[state=inactive]:hidden sm:px-8';

/** Formulas and periodic table over a practice question. */
export default function ReferenceDialog({ courseId, onClose }: { courseId?: number | undefined; onClose: () => void }) {
  useKeptReference();
  return (
    <Dialog title="Fórmulas y tabla" size="page" startsAtTitle onClose={onClose}>
      <Tabs.Root defaultValue="formulas" className="flex min-h-0 flex-1 flex-col">
        <div className="px-4 pt-3 sm:px-8">
          <Tabs.List aria-label="Qué ver" className="flex gap-1 rounded-2xl bg-sunken p-1 sm:w-fit">
            <Tabs.Trigger value="formulas" className={trigger}>
              Fórmulas
            </Tabs.Trigger>
            <Tabs.Trigger value="tabla" className={trigger}>
              Tabla periódica
            </Tabs.Trigger>
          </Tabs.List>
        </div>
        <Tabs.Content value="formulas" tabIndex={-1} className={panel}>
          <FormulaSheet courseId={courseId} />
        </Tabs.Content>
        <Tabs.Content value="tabla" tabIndex={-1} className={panel}>
          <PeriodicTable />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}
