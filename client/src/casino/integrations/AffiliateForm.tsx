import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { launchIntegration, usePageParameters } from './use-launch.ts';
import classes from './WindowOrFrame.module.css';

interface PostedForm {
  action: string;
  fields: ReadonlyArray<readonly [string, string]>;
}

/** The address without its query, which is posted instead: nothing of it gets into a history. */
const createForm = (address: string): PostedForm => {
  const url = new URL(address);
  return { action: url.origin + url.pathname, fields: [...url.searchParams] };
};

/** CALL1-63: the affiliate site in a new tab, opened by a posted form. */
export function AffiliateForm({ name }: { name: IntegrationName }) {
  const { t } = useTranslation();
  const own = usePageParameters();
  const form = useRef<HTMLFormElement>(null);
  const [posted, setPosted] = useState<PostedForm | null>(null);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  useEffect(() => {
    if (posted !== null) form.current?.submit();
  }, [posted]);
  const open = async (): Promise<void> => {
    const answer = await launchIntegration(name, own);
    setFault(answer.ok ? null : answer.error.code);
    setPosted(answer.ok ? createForm(answer.value.address) : null);
  };
  return (
    <div className={classes['bar']}>
      {fault !== null && <p role="status">{t(`error:${fault}`)}</p>}
      <button type="button" onClick={() => void open()}>
        {t('integrations:openTab')}
      </button>
      {posted !== null && (
        <form
          ref={form}
          hidden
          method="post"
          action={posted.action}
          target="_blank"
          rel="noopener noreferrer"
        >
          {posted.fields.map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
        </form>
      )}
    </div>
  );
}
