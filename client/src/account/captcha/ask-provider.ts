import type { CaptchaTask } from '@lineboard/domain/account/sign-in/captcha.schema';

type ProviderTask = Extract<CaptchaTask, { kind: 'provider' }>;

/** What a provider's script with the calls of reCAPTCHA puts on the page. */
interface ProviderCalls {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

const LOADS_WITHIN_MS = 15_000;

const calls = (): ProviderCalls | undefined => (globalThis as { grecaptcha?: ProviderCalls }).grecaptcha;

const load = (script: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = script;
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('the provider is away')));
    setTimeout(() => reject(new Error('the provider is late')), LOADS_WITHIN_MS);
    document.head.append(element);
  });

/** CALL1-18. The provider's script is loaded only now: the customer has agreed. @throws when it can't be loaded */
export const askProvider = async ({ script, siteKey, action }: ProviderTask): Promise<string> => {
  if (calls() === undefined) await load(script);
  const provider = calls();
  if (provider === undefined) throw new Error('the script is no provider');
  await new Promise<void>((resolve) => provider.ready(resolve));
  return provider.execute(siteKey, { action });
};
