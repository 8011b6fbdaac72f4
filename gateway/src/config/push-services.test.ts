import { describe, expect, it } from 'vitest';
import { createWebPushKeys, isCurvePoint, webPushKeys } from './web-push-keys.ts';
import { findPushHost, pushServices } from './push-services.ts';

const vendors = pushServices.fallback;

describe('the addresses that the gateway calls to notify a browser', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'updates.push.services.mozilla.com'],
    ['https://wns2-by3p.notify.windows.com/w/?token=abc', 'wns2-by3p.notify.windows.com'],
    ['https://web.push.apple.com/abc', 'web.push.apple.com'],
    ['https://FCM.googleapis.com:443/x', 'fcm.googleapis.com'],
  ])('include the vendors’: %s', (endpoint, host) => expect(findPushHost(endpoint, vendors)).toBe(host));

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://evilfcm.googleapis.com/x',
    'https://push.apple.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://fcm.googleapis.com./x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://0x7f000001/x',
    'https://2130706433/',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/',
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/x',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https:fcm.googleapis.com@10.0.0.1',
    '//fcm.googleapis.com/x',
    'fcm.googleapis.com',
    'https://fcm.googleapis.com/x#y',
    '',
  ])('don’t include %s', (endpoint) => expect(findPushHost(endpoint, vendors)).toBeNull());

  it('are only the operator’s when the operator names some', () => {
    const named = pushServices.parse('push.example.org, *.push.apple.com')!;
    expect(findPushHost('https://push.example.org/x', named)).toBe('push.example.org');
    expect(findPushHost('https://fcm.googleapis.com/x', named)).toBeNull();
    const here = pushServices.parse('http://127.0.0.1:4000')!;
    expect(findPushHost('http://127.0.0.1:4000/x', here)).toBe('127.0.0.1:4000');
    expect(findPushHost('http://127.0.0.1:4001/x', here)).toBeNull();
    expect(findPushHost('https://127.0.0.1:4000/x', here)).toBeNull();
  });

  it.each([
    '*',
    '*.com',
    '*.',
    '.example.org',
    'localhost',
    '10.0.0.1',
    'http://10.0.0.1:80',
    'a b',
    'https://x.example',
  ])('can’t be widened to %s', (text) => expect(pushServices.parse(text)).toBeUndefined());
});

describe('the book’s key', () => {
  it('is configured as the private one; the public one follows from it', () => {
    const keys = createWebPushKeys();
    expect(webPushKeys.parse(keys.privateKey)).toEqual(keys);
    expect(keys.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(createWebPushKeys().privateKey).not.toBe(keys.privateKey);
  });

  it.each(['', 'short', 'A'.repeat(43), `${'_'.repeat(42)}8`, 'x'.repeat(4_000)])('can’t be %j', (text) =>
    expect(webPushKeys.parse(text)).toBeUndefined(),
  );

  it('differs from a browser’s, which has to be a point of the curve', () => {
    expect(isCurvePoint(createWebPushKeys().publicKey)).toBe(true);
    expect(isCurvePoint(`B${'A'.repeat(86)}`)).toBe(false);
    expect(isCurvePoint(`B${'x'.repeat(86)}`)).toBe(false);
  });
});
