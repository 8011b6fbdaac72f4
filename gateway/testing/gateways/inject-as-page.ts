import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { notePage, pageOf } from '../customers/page-marks.ts';

const readJson = ({ body }: LightMyRequestResponse): Record<string, unknown> => {
  try {
    return (JSON.parse(body) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Sign-in answers have the session's answer within. */
const readPage = (answer: LightMyRequestResponse): string | undefined => {
  const body = readJson(answer);
  const { page } = (body['session'] ?? body) as { page?: string };
  return page;
};

/**
 * Calls that are injected say whose page they come from, as pages do: with a session's cookie the page that was told of
 * it. A test that names a page itself, or none by an empty header, is left alone.
 */
export const injectAsPage = (app: FastifyInstance): void => {
  const inject = app.inject.bind(app) as (call: InjectOptions) => Promise<LightMyRequestResponse>;
  const injectFromPage = async (asked: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const call: InjectOptions = typeof asked === 'string' ? { url: asked } : asked;
    const given = Object.entries(call.cookies ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [`${name}=${value}`] : [],
    );
    const sent = [String(call.headers?.['cookie'] ?? ''), ...given]
      .filter((cookie) => cookie !== '')
      .join('; ');
    const page = sent === '' ? {} : { [PAGE_HEADER]: pageOf(sent) };
    const answer = await inject({ ...call, headers: { ...page, ...call.headers } });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) notePage(set, readPage(answer));
    return answer;
  };
  app.inject = injectFromPage as typeof app.inject;
};
