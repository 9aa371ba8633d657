import type { ReactNodeViewProps } from '@tiptap/react';
import { NodeViewWrapper } from '@tiptap/react';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { fetchedPart } from '../../shared/loading/fetched-part.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { delimited } from './formula-text.ts';

interface Props {
  tex: string;
  display: boolean;
}

const Source = ({ tex, display }: Props) => delimited(tex, display);

/** Dynamic, as everywhere: with a static import of KaTeX students would load one file more. */
const loadTypeset = async () => {
  const { typesetFormula } = await import('../../shared/rich-text/math.ts');
  const Typeset = ({ tex, display }: Props) => {
    const element = useRef<HTMLSpanElement>(null);
    useLayoutEffect(() => {
      if (element.current) typesetFormula(tex, display, element.current);
    }, [tex, display]);
    return <span ref={element} />;
  };
  return { default: Typeset };
};

const Typeset = fetchedPart(loadTypeset, Source);

/** A formula as students see it. Until KaTeX has come, and without it, the TeX as it is stored. */
export const FormulaText = (props: Props) => (
  <Suspense fallback={<Source {...props} />}>
    <Typeset {...props} />
  </Suspense>
);

/** A formula in the text of the editor. A click edits it. */
export const FormulaView = ({ node, editor, extension, getPos }: ReactNodeViewProps) => {
  const { tex, display } = node.attrs;
  const edit = () => {
    const position = getPos();
    if (position !== undefined && editor.isEditable) extension.options.onEdit(position);
  };
  return (
    <NodeViewWrapper
      as="span"
      className={cx('formula', display && 'formula-display')}
      title="Editar fórmula"
      onClick={edit}
    >
      <FormulaText tex={tex} display={display} />
    </NodeViewWrapper>
  );
};
