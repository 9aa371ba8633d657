import type { ImportFormat } from '@matraz/formats/exchange/detect-format';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { formatNames, isPackageFormat } from './formats.ts';

interface Props {
  format: ImportFormat;
  /** The content is a zip, so only formats of packages fit; else the content is text. */
  isPackage: boolean;
  disabled: boolean;
  onChoose: (format: ImportFormat) => void;
}

const csvHint = 'La primera fila nombra las columnas: pregunta;A;B;C;D;correcta;explicación;xp;piloto.';

const wordHint =
  'Preguntas numeradas con alternativas a) b) c). Si el texto no nombra una clave, la eliges en la vista previa.';

const hints: Partial<Record<ImportFormat, string>> = { csv: csvHint, word: wordHint };

/** The detected format, which the teacher can correct. */
export const FormatChoice = ({ format, isPackage, disabled, onChoose }: Props) => {
  const choices = (Object.keys(formatNames) as ImportFormat[]).filter((name) =>
    isPackage ? isPackageFormat(name) : name !== 'folder',
  );
  return (
    <Field
      label="Formato"
      hint={hints[format] ?? 'Se detecta por el contenido. Corrígelo si no es el que usaste.'}
      className="max-w-md"
    >
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={format}
          onChange={({ target }) => onChoose(target.value as ImportFormat)}
        >
          {choices.map((name) => (
            <option key={name} value={name}>
              {formatNames[name]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
