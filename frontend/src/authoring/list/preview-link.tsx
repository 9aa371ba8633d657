import { previewBase } from '@matraz/contracts/screens';
import { GraduationCap } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '../../shared/ui/button.tsx';
import { RowAction } from './row-action.tsx';

interface Props {
  /** The student's page, for example `/exams/1`. */
  path: string;
  name: string;
  /** `row`: an icon. `card`: a button with its text. */
  as: 'row' | 'card';
  className?: string;
}

/** Shows a content as a student gets it. */
export const PreviewLink = ({ path, name, as, className }: Props) => {
  const [, navigate] = useLocation();
  const open = () => navigate(`${previewBase}${path}`);
  const label = `Ver como estudiante: ${name}`;
  if (as === 'row') return <RowAction Icon={GraduationCap} label={label} onClick={open} />;
  return (
    <Button look="ghost" aria-label={label} onClick={open} className={className}>
      <GraduationCap className="size-5" aria-hidden="true" />
      Ver como estudiante
    </Button>
  );
};
