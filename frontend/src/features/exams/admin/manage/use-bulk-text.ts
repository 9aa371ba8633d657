import { blocksOf } from '@matraz/formats/bulk/exam-block';
import { chooseExamAndText, noValidQuestions, parseExamText } from '@matraz/formats/bulk/exam-text';
import { detectTextFormat } from '@matraz/formats/exchange/detect-format';
import { UnreadableFile } from '@matraz/formats/exchange/import-result';
import type { TopicTitles } from '@matraz/formats/syllabus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { namedTopics, namesTopic } from '../../../../authoring/bulk/named-topics.ts';
import { toastBroken, useBulkSource } from '../../../../authoring/bulk/use-bulk-source.ts';
import { uuidv7 } from '../../../../shared/net/uuid.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { topicList } from '../../../../shared/study/topic-list.ts';
import { bulkExample } from './bulk-example.ts';
import type { ExamQuestions } from './exam-questions.ts';

interface Preview extends ExamQuestions {
  /** One per preview. */
  id: string;
  /** Number of questions that the exam had. */
  existing: number;
}

interface State {
  preview: Preview | null;
  /** Number of blocks of the last load that were not created and remain in the text. */
  leftOut: number;
  /** Number of questions that the last load created; null before. */
  created: number | null;
}

const toastRefusal = (title: string) => toast({ tone: 'destructive', title });

const initial: State = { preview: null, leftOut: 0, created: null };

/** The source of a bulk load and its preview, which is dropped when the source changes. */
export const useBulkText = (examId: string, existing: number) => {
  const queries = useQueryClient();
  const [state, setState] = useState(initial);
  const { preview } = state;
  const { data: topics = [] } = useQuery(topicList);
  const source = useBulkSource({
    name: `exam-bulk-text/${examId}`,
    example: bulkExample(topics.find(({ status }) => status === 'published')?.title ?? null),
    detect: detectTextFormat,
    separatorBefore: () => '\n\n',
    onChange: ({ text, file }) => {
      const isOther = text === undefined ? file !== undefined : text.trim() === '';
      setState(({ leftOut }) => ({ ...initial, leftOut: isOther ? 0 : leftOut }));
    },
  });
  const { text, format } = source;
  const show = (read: ExamQuestions) => {
    setState({ ...initial, preview: { id: uuidv7(), existing, ...read } });
    if (read.questions.length === 0) toastRefusal(noValidQuestions);
  };
  const readFormat = async () => {
    setState((before) => ({ ...before, preview: null }));
    const read = await source.readFormat(async () => {
      const { readExamQuestions } = await import('./read-exam-questions.ts');
      return readExamQuestions(queries);
    });
    if (read instanceof UnreadableFile) show(unreadable(read));
    else if (read) show(read);
  };
  const showText = (text: string, titles: TopicTitles) => {
    try {
      show(questionsOfText(text, existing, titles));
    } catch (error) {
      setState(initial);
      toastBroken(error);
    }
  };
  const readText = (text: string) => {
    if (!namesTopic(text)) showText(text, new Map());
    else void namedTopics(queries, true, { withDrafts: false }).then((titles) => showText(text, titles), toastBroken);
  };
  const process = () => {
    if (source.isEmpty) toastRefusal(chooseExamAndText);
    else if (format !== 'text') void readFormat();
    else readText(source.wholeText);
  };
  return {
    ...source,
    ...state,
    isEmpty: source.file === null && text === '',
    process,
    /**
     * Leaves only the blocks that did not become questions.
     *
     * @param created number of created questions
     */
    finish: (created: number) => {
      const dropped = format === 'text' ? preview?.warnings.filter(({ kind }) => kind === 'dropped') : [];
      const blocks = (dropped ?? []).map(({ block }) => blockText(text, block));
      source.leave(blocks.join('\n\n'));
      setState({ ...initial, leftOut: blocks.length, created });
    },
  };
};

export type BulkText = ReturnType<typeof useBulkText>;

const questionsOfText = (text: string, existing: number, topics: TopicTitles): ExamQuestions => {
  const result = parseExamText(text, existing, topics);
  const questions = result.ok ? result.questions.map(({ orderIndex: _, topic: __, ...question }) => question) : [];
  return { questions, suggestions: new Map(), warnings: result.warnings, problems: [] };
};

const unreadable = (error: UnreadableFile): ExamQuestions => ({
  questions: [],
  suggestions: new Map(),
  warnings: [],
  problems: error.message.split('\n').map((text) => ({ number: null, line: null, isLeftOut: false, text })),
});

const blockText = (text: string, block: number) => {
  const place = blockOf(text, block);
  return text.slice(place?.from, place?.to);
};

/** Start and end of a block in the text. @param block from 1, like in the warnings */
export const blockOf = (text: string, block: number) => blocksOf(text)[block - 1];

/** The line where a block begins, from 1. */
export const lineOfBlock = (text: string, block: number): number | undefined => {
  const place = blockOf(text, block);
  return place && text.slice(0, place.from).split(/\r\n|\r|\n/).length;
};
