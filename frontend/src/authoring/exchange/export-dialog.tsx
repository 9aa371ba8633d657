import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { saveFile } from '../../shared/page/save-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import type { Exported, ExportedFile } from './export-content.ts';
import { type ExportFormat, exportFormats } from './export-formats.ts';
import { ImportProblems } from './import-problems.tsx';

interface Props {
  kind: Exported['kind'];
  id: string;
  title: string;
  /** Reads what is exported. */
  load: () => Promise<Exported>;
  onClose: () => void;
}

const Losses = ({ file }: { file: ExportedFile }) => {
  if (file.losses.length === 0 && file.notes.length === 0) {
    return <p className="rounded-2xl bg-good-soft px-4 py-3 font-semibold">Este formato guarda todo.</p>;
  }
  const problems = [
    ...file.notes.map((text) => ({ number: null, line: null, isLeftOut: false, text })),
    ...file.losses.map((loss) => ({ ...loss, line: null })),
  ];
  return <ImportProblems title="Lo que este formato no guarda" problems={problems} />;
};

/** Exports a topic or an exam. It says what the chosen format does not hold before the download. */
export default function ExportDialog({ kind, id, title, load, onClose }: Props) {
  const group = useId();
  const [format, setFormat] = useState<ExportFormat>('folder');
  const {
    data: file,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['export', kind, id, format],
    queryFn: async () => {
      const [exported, { exportContent }] = await Promise.all([load(), import('./export-content.ts')]);
      return exportContent(exported, format);
    },
    // The content may change between two exports.
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Dialog title="Exportar" description={title} onClose={onClose}>
      <fieldset className="mt-5 grid gap-2">
        <legend className="sr-only">Formato</legend>
        {(Object.keys(exportFormats) as ExportFormat[]).map((name) => (
          <label
            key={name}
            className={cx(
              'flex min-h-11 cursor-pointer items-start gap-3 rounded-2xl border-2 px-4 py-2.5 leading-snug',
              name === format ? 'border-brand bg-brand-soft' : 'border-line hover:border-brand',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={name === format}
              onChange={() => setFormat(name)}
              className="mt-1 size-4 shrink-0 accent-brand"
            />
            <span>
              <span className="block font-bold">{exportFormats[name].name}</span>
              <span className="text-ink-soft text-sm">{exportFormats[name].hint[kind]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-5 grid min-h-16 gap-4">
        {isFetching && (
          <p className="flex items-center gap-3">
            <Spinner label="Preparando el archivo" />
            Preparando el archivo…
          </p>
        )}
        {!isFetching && isError && <Failure onRetry={() => void refetch()} />}
        {!isFetching && file && <Losses file={file} />}
      </div>
      <Button
        disabled={isFetching || !file}
        onClick={() => {
          if (file) saveFile(file);
        }}
        className="mt-5 w-full"
      >
        <Download className="size-5" aria-hidden="true" />
        Descargar
      </Button>
    </Dialog>
  );
}
