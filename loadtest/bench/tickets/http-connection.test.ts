import { describe, expect, it } from 'vitest';
import { readAnswer } from './http-connection.ts';

const answer = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 15\r\nx-request-id: 1\r\n\r\n{"state":"ü…"}');

describe('an HTTP answer', () => {
  it('is read once it is whole, wherever the network cut it', () => {
    for (let bytes = 0; bytes < answer.length - 2; bytes += 1) {
      expect(readAnswer(answer.subarray(0, bytes))).toBeNull();
    }
  });

  it('ends where its length says, counted in bytes', () => {
    const two = Buffer.concat([answer.subarray(0, answer.length - 2), answer]);
    const first = readAnswer(two);
    expect(first?.status).toBe(200);
    expect(first?.bytes).toBe(answer.length - 2);
  });

  it('may have no body', () => {
    expect(readAnswer(Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'))).toEqual({
      status: 204,
      body: '',
      bytes: 27,
    });
  });
});
