import { describe, expect, it } from 'vitest';
import { selectFirstLoad } from './check-bundle-size.ts';

describe('the first load', () => {
  it('is the entry and the first screen with everything they import, each file once', () => {
    const first = selectFirstLoad({
      'index.html': { file: 'index.js', isEntry: true, imports: ['_shared'], css: ['index.css'] },
      '_first-screen.js': {
        file: 'board.js',
        name: 'first-screen',
        imports: ['_shared', '_lines'],
        css: ['board.css'],
      },
      'src/books/open-bets/OpenBetsPage.tsx': { file: 'bets.js', css: ['bets.css'] },
      _shared: { file: 'shared.js' },
      _lines: { file: 'lines.js', css: ['board.css'] },
    });
    expect(first.script).toEqual(['index.js', 'shared.js', 'board.js', 'lines.js']);
    expect(first.style).toEqual(['index.css', 'board.css']);
  });
});
