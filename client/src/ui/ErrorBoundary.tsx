import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';
import { reloadPage } from './reload-page.ts';

interface Props {
  children: ReactNode;
  /** What stands for a part that failed. */
  failed?: (retry: () => void) => ReactNode;
}

interface State {
  error: { cause: unknown } | null;
}

/** Parts of the page whose download failed. A part that is loaded when it is asked for keeps that for good. */
const failedDownloads = new Set<unknown>();
addEventListener('vite:preloadError', ({ payload }) => failedDownloads.add(payload));

/** A fault in one part of the page leaves the others standing; the retry redraws the part, or loads the page again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { error: { cause } };
  }

  #retry(cause: unknown): void {
    if (failedDownloads.has(cause)) reloadPage();
    else this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = (): void => this.#retry(error.cause);
    return this.props.failed === undefined ? <PageFailed reset={retry} /> : this.props.failed(retry);
  }
}
