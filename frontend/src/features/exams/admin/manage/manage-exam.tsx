import type { ExamSummary } from '@matraz/contracts/exams/http';
import { useQuery } from '@tanstack/react-query';
import * as Tabs from 'radix-ui/tabs';
import { type ReactNode, useRef, useState } from 'react';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { useLeaveGuard } from '../../../../shared/page/leave-guard.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { examDetail } from '../../queries.ts';
import { AnalysisTab } from './analysis-tab.tsx';
import { BulkLoad } from './bulk-load.tsx';
import { type EditedQuestion, ListTab } from './list-tab.tsx';
import { SingleQuestion, useNewQuestion } from './single-question.tsx';
import { useBulkText } from './use-bulk-text.ts';

const tabs = { single: 'Pregunta individual', bulk: 'Carga masiva', list: 'Lista de preguntas', analysis: 'Análisis' };
type Tab = keyof typeof tabs;

interface PanelProps {
  value: Tab;
  /** The panel keeps its state while another one is shown. */
  isKept?: boolean;
  children: ReactNode;
}

const Panel = ({ value, isKept, children }: PanelProps) => (
  <Tabs.Content
    value={value}
    forceMount={isKept || undefined}
    tabIndex={-1}
    className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-6 outline-none data-[state=inactive]:hidden sm:px-8 sm:pb-8"
  >
    {children}
  </Tabs.Content>
);

/** Creates, edits and sorts the questions of an exam. Each tab keeps what was typed when another one is opened. */
export default function ManageExam({ exam, onClose }: { exam: ExamSummary; onClose: () => void }) {
  const { data = null } = useQuery(examDetail(exam.id));
  const existing = data?.questions.length ?? exam.questionCount;
  const single = useNewQuestion(exam.id);
  const bulk = useBulkText(exam.id, existing);
  /** Drops the unsaved text of the edited question; null when there is none. */
  const [discardEdit, setDiscardEdit] = useState<(() => void) | null>(null);
  const [edited, setEdited] = useState<EditedQuestion | null>(null);
  const [tab, setTab] = useState<Tab>('single');
  const isDragging = useRef(false);
  /** What to do once the user agrees to lose what was typed; null when the dialog is closed. */
  const [leave, setLeave] = useState<(() => void) | null>(null);

  const unsaved = [single.form.isUnsaved && tabs.single, bulk.isTouched && tabs.bulk, discardEdit && tabs.list].filter(
    (name) => name !== false && name !== null,
  );
  const isUnsaved = unsaved.length > 0;
  useLeaveGuard(isUnsaved, (go) => setLeave(() => go));
  const close = () => {
    if (isDragging.current) return; // this Escape cancels the drag
    if (isUnsaved) setLeave(() => onClose);
    else onClose();
  };
  const showTab = (next: Tab) => {
    setTab(next);
    if (discardEdit === null) setEdited(null);
  };
  const edit = (question: EditedQuestion) => {
    setTab('list');
    if (discardEdit === null) setEdited(question);
    else if (edited?.id !== question.id)
      toast({ tone: 'destructive', title: 'Guarda o descarta primero esta pregunta' });
  };

  return (
    <Dialog title={exam.title} size="page" onClose={close}>
      <Tabs.Root value={tab} onValueChange={(next) => showTab(next as Tab)} className="flex min-h-0 flex-1 flex-col">
        <div className="shrink-0 border-line border-b px-4 pt-4 pb-4 sm:px-8">
          <Tabs.List
            aria-label="Preguntas del ensayo"
            className="grid grid-cols-2 gap-1 rounded-2xl bg-sunken p-1 sm:flex sm:w-fit"
          >
            {(Object.keys(tabs) as Tab[]).map((tab) => (
              <Tabs.Trigger
                key={tab}
                value={tab}
                className="flex min-h-11 flex-1 items-center justify-center rounded-xl px-2 py-2 text-center font-bold text-ink-soft text-sm leading-tight transition hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-brand data-[state=active]:shadow-card sm:flex-none sm:px-6 sm:text-base"
              >
                {tabs[tab]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        <Panel value="single">
          <SingleQuestion {...single} existing={existing} />
        </Panel>
        <Panel value="bulk" isKept={bulk.pictures.isUploading}>
          <BulkLoad examId={exam.id} existing={existing} bulk={bulk} />
        </Panel>
        <Panel value="list" isKept={discardEdit !== null}>
          <ListTab
            examId={exam.id}
            edited={edited}
            onEdit={setEdited}
            onUnsaved={(discard) => setDiscardEdit(() => discard)}
            onDragging={(dragging) => {
              isDragging.current = dragging;
            }}
          />
        </Panel>
        <Panel value="analysis">
          <AnalysisTab examId={exam.id} onEdit={edit} />
        </Panel>
      </Tabs.Root>
      {leave && (
        <Confirm
          title="¿Descartar lo que escribiste?"
          text={`Aún no se guarda lo que escribiste en ${new Intl.ListFormat('es-CL').format(unsaved)}.`}
          action="Descartar"
          tone="destructive"
          onConfirm={() => {
            single.form.forget();
            bulk.forget();
            discardEdit?.();
            leave();
          }}
          onClose={() => setLeave(null)}
        />
      )}
    </Dialog>
  );
}
