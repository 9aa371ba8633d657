import { RefreshCw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';

/** Catches an error in a page, for example a file of the app that a newer release has replaced. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
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
