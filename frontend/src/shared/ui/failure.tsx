import { CloudOff } from 'lucide-react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Something could not be loaded, and the student can try again. */
export const Failure = ({ onRetry, as }: { onRetry: () => void; as?: 'h1' | 'h2' }) => (
  <div role="alert">
    <Notice icon={<CloudOff />} title="No pudimos cargar esta parte" as={as}>
      <p>Revisa tu conexión. Lo que ya respondiste está guardado.</p>
      <Button onClick={onRetry}>Intentar de nuevo</Button>
    </Notice>
  </div>
);
