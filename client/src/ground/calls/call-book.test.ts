import { describe, expect, it } from 'vitest';
import { callBook } from './call-book.ts';

const answering =
  (status: number, body: string): typeof fetch =>
  async () =>
    new Response(status === 204 ? null : body, { status });

describe('calling the book', () => {
  it('returns the book’s answer', async () => {
    const answer = await callBook('readSite', {}, { fetch: answering(200, '{"bookName":"Demo"}') });
    expect(answer).toEqual({ ok: true, value: { bookName: 'Demo' } });
  });

  it('takes an answer without a body', async () => {
    expect(await callBook('signOut', {}, { fetch: answering(204, '') })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('names a refusal by its code, with its figures', async () => {
    const body = JSON.stringify({ error: { code: 'amountExceeded', params: { maxRiskCents: 500 } } });
    const answer = await callBook('signOut', {}, { fetch: answering(409, body) });
    expect(answer).toEqual({
      ok: false,
      error: { code: 'amountExceeded', params: { maxRiskCents: 500 }, status: 409 },
    });
  });

  it.each([
    [502, 'unavailable'],
    [404, 'notFound'],
  ])('a %i with a code of a newer book is %s', async (status, code) => {
    const body = JSON.stringify({ error: { code: 'laterCode', params: { most: 5 } } });
    const answer = await callBook('readSite', {}, { fetch: answering(status, body) });
    expect(answer).toMatchObject({ ok: false, error: { code, status } });
  });

  it.each([
    [200, ''],
    [200, '<html>'],
    [502, '<html>'],
    [502, '{"message":"Bad gateway"}'],
    [403, '{"message":"Forbidden"}'],
    [429, '{"error":"too many"}'],
    [404, '{"error":{"code":404,"message":"Not found"}}'],
    [403, '{"error":{"code":"forbidden","message":"Blocked by a rule."}}'],
    [401, 'null'],
  ])('a %i with “%s” is not the book’s, and leaves open what the book did', async (status, body) => {
    const answer = await callBook('readSite', {}, { fetch: answering(status, body) });
    expect(answer).toEqual({ ok: false, error: { code: 'foreignAnswer', status: null } });
  });

  it('follows no redirect', async () => {
    let told: RequestRedirect | undefined;
    const redirecting: typeof fetch = async (_, init) => {
      told = init?.redirect;
      return Response.redirect('https://portal.example/', 302);
    };
    const answer = await callBook('signOut', {}, { fetch: redirecting });
    expect([told, answer]).toEqual(['manual', { ok: false, error: { code: 'foreignAnswer', status: null } }]);
  });

  it('tells a missing network from a silent book', async () => {
    const cut: typeof fetch = () => Promise.reject(new TypeError('failed'));
    expect(await callBook('readSite', {}, { fetch: cut })).toMatchObject({
      error: { code: 'networkFailed' },
    });
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const answer = await callBook('readSite', {}, { fetch: silent, timeoutMs: 5 });
    expect(answer).toMatchObject({ error: { code: 'timedOut', status: null } });
  });
});
