import { useTitle } from '../../../shared/page/use-title.ts';
import { FormulaSheet } from './formula-sheet.tsx';
import { ReferencePage, tablePage } from './reference-page.tsx';

export default function FormulasPage() {
  useTitle('Fórmulas');
  return (
    <ReferencePage title="Fórmulas" other={tablePage}>
      <FormulaSheet />
    </ReferencePage>
  );
}
