import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { operatorPath } from '../operator-path.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput, table } from '../output.ts';
import { writeWhole } from '../write-whole.ts';
import { reportPage } from './report-page.ts';
import type { Report, Section } from './report-parts.ts';

const sectionText = (section: Section): string | undefined => {
  if ('tracks' in section) return undefined; // the steps tell the same
  const rows =
    'steps' in section ? section.steps.map(({ at, text }) => [at, text]) : [section.columns, ...section.rows];
  const isEmpty = 'steps' in section ? rows.length === 0 : section.rows.length === 0;
  return `${section.title}\n${isEmpty ? '  nada' : table(rows).replace(/^/gm, '  ')}`;
};

const reportText = ({ title, facts, verdict, sections }: Report): string =>
  [
    title,
    table(facts),
    ...sections.flatMap((section) => sectionText(section) ?? []),
    ...(verdict ? [verdict.text] : []),
  ].join('\n\n');

/**
 * Prints a report: `data` with --json, else as text. With --html it also writes the page.
 *
 * @throws OpsError when the verdict is bad, so that the exit code tells it
 */
export const printReport = async (
  command: Command,
  data: object,
  report: Report,
  text = reportText(report),
): Promise<void> => {
  const { json = false, html } = command.optsWithGlobals<{ json?: boolean; html?: string }>();
  if (html !== undefined) {
    const page = reportPage(report, new Date());
    await writeWhole(operatorPath(html), (draft) => writeFile(draft, page, { mode: 0o600, flush: true }));
  }
  createOutput({ json }).printResult(data, text);
  if (report.verdict && !report.verdict.isGood) throw new OpsError(report.verdict.text, { isPrinted: true });
};
