import { useTitle } from '../../../shared/page/use-title.ts';
import { PeriodicTable } from './periodic-table.tsx';
import { formulasPage, ReferencePage } from './reference-page.tsx';

export default function PeriodicTablePage() {
  useTitle('Tabla periódica');
  return (
    <ReferencePage title="Tabla periódica" other={formulasPage}>
      <PeriodicTable />
    </ReferencePage>
  );
}
