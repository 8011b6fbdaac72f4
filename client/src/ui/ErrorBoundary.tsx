import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

interface Props {
  children: ReactNode;
}

/** A fault in one part of the page leaves the others standing; the retry redraws the part. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <PageFailed reset={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
