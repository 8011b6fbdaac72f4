import type { AgentForm } from '@lineboard/domain/account/customer/agent-form.schema';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

/** ST1-08: posts the form that leads an agent to the agent site. It submits itself once: its content is valid once. */
export function AgentLogin({ form: { action, fields } }: { form: AgentForm }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    form.current?.submit();
  }, []);
  return (
    <>
      {t('session:toAgentSite')}
      {/* Outside the form that was filled in: forms can't be nested. */}
      {createPortal(
        <form ref={form} method="post" action={action} hidden>
          {fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>,
        document.body,
      )}
    </>
  );
}
