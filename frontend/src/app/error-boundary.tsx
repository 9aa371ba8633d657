import { RefreshCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { reportFault } from '../shared/net/fault.ts';
import { Button } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';

/** Catches an error of a page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    reportFault(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <Notice as="h1" icon={<RefreshCw />} title="Algo salió mal">
          <p>Recarga la página para seguir donde estabas. Tus respuestas están guardadas.</p>
          <Button onClick={() => window.location.reload()}>Recargar</Button>
        </Notice>
      </main>
    );
  }
}
