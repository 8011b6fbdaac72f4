import { Component, type ReactNode } from 'react';
import { lostParts } from './lost-parts.ts';
import { PageFailed } from './PageFailed.tsx';
import { PartLost } from './PartLost.tsx';

interface Props {
  children: ReactNode;
  /** The frame around the message about a failed part. */
  frame?: (said: ReactNode) => ReactNode;
}

interface State {
  error: { cause: unknown } | null;
}

/** A fault in one part of the page leaves the others working; the retry redraws the part. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { error: { cause } };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, frame } = this.props;
    if (error === null) return children;
    if (lostParts.isLost(error.cause)) return <PartLost frame={frame} />;
    const said = <PageFailed reset={() => this.setState({ error: null })} />;
    return frame === undefined ? said : frame(said);
  }
}
