import { Component, type ReactNode } from 'react';
import { Translation } from 'react-i18next';
import { Notice } from './Notice.tsx';

/** A page that fails says so, instead of leaving an empty frame. */
export class FaultBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Translation>
        {(t) => (
          <Notice title={t('frame:failed')}>
            <button type="button" onClick={() => this.setState({ hasFailed: false })}>
              {t('frame:tryAgain')}
            </button>
          </Notice>
        )}
      </Translation>
    );
  }
}
