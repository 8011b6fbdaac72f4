import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';
import { createTrustsProxy, NO_PROXIES, parseTrustedProxies } from './trusted-proxies.ts';

const addressOf = (proxies: string, peer: string | undefined, forwarded?: string): string => {
  const trusted = parseTrustedProxies(proxies);
  if (trusted === undefined) throw new Error(`${proxies} is no way to name proxies`);
  return createClientAddress(createTrustsProxy(trusted))({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: peer },
  });
};

describe('the address that a call is counted by', () => {
  it('is the connected peer, whatever the header says, while no proxy is trusted', () => {
    expect(addressOf('0', '9.9.9.9', '1.2.3.4')).toBe('9.9.9.9');
    expect(createTrustsProxy(NO_PROXIES)('9.9.9.9', 0)).toBe(false);
  });

  it('is what the last trusted proxy saw, never what the client wrote further left', () => {
    expect(addressOf('1', '10.0.0.1', '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
    expect(addressOf('2', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2')).toBe('1.2.3.4');
    expect(addressOf('10.0.0.0/8,::1', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2')).toBe('1.2.3.4');
    expect(addressOf('10.0.0.0/8', '9.9.9.9', '1.2.3.4')).toBe('9.9.9.9');
  });

  it('is the proxy itself when it passes on what is no address, or nothing', () => {
    expect(addressOf('1', '10.0.0.1')).toBe('10.0.0.1');
    expect(addressOf('1', '10.0.0.1', '')).toBe('10.0.0.1');
    expect(addressOf('1', '10.0.0.1', 'x'.repeat(6_000))).toBe('10.0.0.1');
    expect(addressOf('5', '10.0.0.1', '1.2.3.4, unknown, 10.0.0.2')).toBe('10.0.0.2');
  });

  it('has one spelling', () => {
    for (const spelled of [
      '1.2.3.4',
      '::ffff:1.2.3.4',
      '::FFFF:102:304',
      '[::ffff:1.2.3.4]:443',
      '1.2.3.4:5678',
    ])
      expect(addressOf('1', '10.0.0.1', spelled)).toBe('1.2.3.4');
    expect(addressOf('0', '::ffff:9.9.9.9')).toBe('9.9.9.9');
  });

  it('counts all of an IPv6 /64 as one', () => {
    for (const spelled of [
      '2001:db8:1:2::1',
      '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
      '2001:db8:1:2:3::%eth0',
    ])
      expect(addressOf('0', spelled)).toBe('2001:db8:1:2::/64');
    expect(addressOf('0', '2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(addressOf('0', '::1')).toBe('0:0:0:0::/64');
    expect(addressOf('::1', '::1', '2001:db8::5')).toBe('2001:db8:0:0::/64');
  });

  it('is a short text of a known shape for every header and every peer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('0', '1', '3', '10.0.0.0/8', '::/1,128.0.0.0/1'),
        fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(undefined)),
        fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ maxLength: 100 }))),
        (proxies, peer, hops) => {
          const address = addressOf(proxies, peer, hops.join(', '));
          expect(address).toMatch(/^(\d{1,3}(\.\d{1,3}){3}|([\da-f]{1,4}:){4}:\/64)$/);
        },
      ),
    );
  });
});

describe('the proxies that are trusted', () => {
  it('are counted, or named by address and network', () => {
    expect(parseTrustedProxies('2')).toEqual({ hops: 2 });
    expect(parseTrustedProxies('10.1.0.0/16, ::1')).toEqual({
      networks: [
        { address: '10.1.0.0', prefix: 16, family: 'ipv4' },
        { address: '::1', prefix: 128, family: 'ipv6' },
      ],
    });
  });

  it.each([
    'true',
    'false',
    '11',
    '-1',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0',
    'proxy',
    '10.0.0.1,',
    '1,2',
  ])('are not %s', (text) => expect(parseTrustedProxies(text)).toBeUndefined());
});
