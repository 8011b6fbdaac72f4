import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { IntegrationPage } from './IntegrationPage.tsx';

/** DLG1-11: a card is authorized on another company's page; no card data is ever typed into the book's. */
export function CardAuthorizationDialog() {
  const { t } = useTranslation();
  return (
    <ModalFrame isPage title={t('integrations:cardAuthorization.title')} onClose={useCloseDialog()}>
      <IntegrationPage name="cardAuthorization" />
    </ModalFrame>
  );
}
