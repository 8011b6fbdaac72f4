import { Component, type ReactNode } from 'react';
import { Translation } from 'react-i18next';
import { Notice } from './Notice.tsx';

/** A page that fails says so, in the place of an empty frame. */
export class FaultBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Translation ns="frame">
        {(t) => (
          <Notice title={t('failed')}>
            <button type="button" onClick={() => this.setState({ hasFailed: false })}>
              {t('tryAgain')}
            </button>
          </Notice>
        )}
      </Translation>
    );
  }
}
