import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { topicTexts } from '@matraz/contracts/catalog/limits';
import { copyTitle } from '@matraz/domain/copy-title';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { sendWithKeptKey } from '../../../../authoring/form/kept-keys.ts';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { call } from '../../../../shared/net/api.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { topicList } from '../../../../shared/study/topic-list.ts';
import { amount, questionsInWords } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import { useContentMutation } from '../use-content-mutation.ts';

const totalOf = ({ totalLessons, totalQuestions, totalVideos }: TopicSummary) =>
  totalLessons + totalQuestions + totalVideos;

/** What is copied, as a sentence. */
const contentsInWords = ({ totalLessons, totalQuestions, totalVideos }: TopicSummary): string => {
  const contents = [
    totalLessons > 0 && amount(totalLessons, 'lección', 'lecciones'),
    totalQuestions > 0 && questionsInWords(totalQuestions),
    totalVideos > 0 && amount(totalVideos, 'video', 'videos'),
  ].filter((text) => text !== false);
  return contents.length === 0
    ? 'El tema todavía no tiene contenido.'
    : `Se copia también su contenido: ${new Intl.ListFormat('es-CL').format(contents)}.`;
};

interface Props {
  topic: TopicSummary;
  onClose: () => void;
}

/** Number of contents copied so far. The list of topics has the copy as soon as it exists. */
const Progress = ({ topic, known }: { topic: TopicSummary; known: ReadonlySet<string> }) => {
  const { data: topics = [] } = useQuery(topicList);
  const title = copyTitle(topic.title, topicTexts.title);
  const copy = topics.find((other) => other.title === title && !known.has(other.id));
  const copied = copy ? totalOf(copy) : 0;
  return (
    <div role="status" className="mt-5">
      <p className="mb-2 text-ink-soft">
        {`${copied} de ${totalOf(topic)} copiados. Puedes cerrar esta ventana: la copia sigue.`}
      </p>
      <ProgressBar label="Avance de la copia" value={copied} max={totalOf(topic)} />
    </div>
  );
};

const ConfirmDuplicate = ({ topic, onClose }: Props) => {
  const { data: topics = [] } = useQuery(topicList);
  /** The topics before the copy. */
  const [known] = useState(() => new Set(topics.map(({ id }) => id)));
  const { id: userId } = useUser();
  const duplicate = useContentMutation({
    send: (id: string) =>
      sendWithKeptKey(`${userId}/topic-copy/${id}`, (idempotencyKey) =>
        call('duplicateTopic', { params: { id }, idempotencyKey }),
      ),
    successTitle: 'Tema duplicado exitosamente',
    failureTitle: 'Error al duplicar el tema',
  });
  return (
    <Confirm
      title="¿Duplicar el tema?"
      text={`${contentsInWords(topic)} La copia queda al final de la unidad, como borrador.`}
      action="Duplicar"
      isBusy={duplicate.isPending}
      onConfirm={() => duplicate.mutate(topic.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="mt-5 rounded-2xl bg-sunken p-4 font-bold leading-snug">
        {copyTitle(topic.title, topicTexts.title)}
      </p>
      {duplicate.isPending && <Progress topic={topic} known={known} />}
    </Confirm>
  );
};

/** Copies a topic with its contents. */
export const DuplicateTopic = ({ topic }: { topic: TopicSummary }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="ghost" aria-label={`Duplicar: ${topic.title}`} onClick={() => setIsOpen(true)}>
        <Copy className="size-5" aria-hidden="true" />
        Duplicar
      </Button>
      {isOpen && <ConfirmDuplicate topic={topic} onClose={() => setIsOpen(false)} />}
    </>
  );
};
