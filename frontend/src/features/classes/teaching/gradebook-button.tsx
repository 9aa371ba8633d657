import type { Gradebook, TaughtClass } from '@matraz/contracts/classes/http';
import { writeCsv } from '@matraz/formats/people/write-csv';
import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { call } from '../../../shared/net/api.ts';
import { saveFile } from '../../../shared/page/save-file.ts';
import { toast } from '../../../shared/page/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** The ensayos that were taken on paper. */
const paperExams = (students: Gradebook['students']): ReadonlySet<string> =>
  new Set(students.flatMap(({ results }) => results.filter(({ onPaper }) => onPaper > 0).map(({ examId }) => examId)));

/**
 * A row for each student; two columns for each ensayo: the first result, which counts as the mark, and the best one. An ensayo that
 * was taken on paper has a third one.
 */
export const gradebookRows = ({ exams, students }: Gradebook): (string | number | null)[][] => [
  [
    'Estudiante',
    'Correo',
    'Temas completados',
    'Preguntas respondidas',
    'Precisión (%)',
    ...exams.flatMap(({ examId, title }) => [
      `${title}: primer intento`,
      `${title}: mejor`,
      ...(paperExams(students).has(examId) ? [`${title}: en papel`] : []),
    ]),
  ],
  ...students.map(({ name, email, topicsCompleted, answers, accuracy, results }) => [
    name,
    email,
    topicsCompleted,
    answers,
    accuracy,
    ...exams.flatMap(({ examId }) => {
      const result = results.find((one) => one.examId === examId);
      const marks = [result?.first ?? null, result?.best ?? null];
      return paperExams(students).has(examId) ? [...marks, result && result.onPaper > 0 ? 'sí' : null] : marks;
    }),
  ]),
];

/** Saves the marks of a class as a file for Excel. */
export const GradebookButton = ({ taught: { id, name, year } }: { taught: TaughtClass }) => {
  const save = useMutation({
    mutationFn: () => call('getGradebook', { params: { id } }),
    onSuccess: (gradebook) =>
      saveFile({
        name: `notas ${name} ${year}.csv`.replace(/[/\\:*?"<>|]/g, '-'),
        blob: new Blob([writeCsv(gradebookRows(gradebook))], { type: 'text/csv;charset=utf-8' }),
      }),
    onError: () => toast({ tone: 'destructive', title: 'No pudimos preparar el archivo. Inténtalo otra vez.' }),
  });
  return (
    <Button look="quiet" disabled={save.isPending} onClick={() => save.mutate()}>
      <FileSpreadsheet className="size-5" aria-hidden="true" />
      Notas para Excel
    </Button>
  );
};
