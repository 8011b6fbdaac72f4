import { expect, it } from 'vitest';
import { sanitizeContent } from './sanitize-content.ts';

it.each([
  ['<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p>a<img src="x" onerror="x()"><svg onload="x()"></svg></p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="data:image/png;base64,AA">a</a>', '<a>a</a>'],
  ['<a href="&#1;javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="rules">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<p style="color:red" class="x" data-x="1">a</p>', '<p>a</p>'],
  ['<h2 id="root">a</h2>', '<h2>a</h2>'],
  ['<h2 id="content-a" name="content-a">a</h2>', '<h2 id="content-a">a</h2>'],
  [
    '<a href="https://x.example" target="_self" rel="opener">a</a>',
    '<a href="https://x.example" rel="noopener noreferrer" target="_blank">a</a>',
  ],
])('of %s there stays %s', (html, left) => expect(sanitizeContent(html)).toBe(left));
