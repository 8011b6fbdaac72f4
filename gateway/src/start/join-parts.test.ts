import { describe, expect, expectTypeOf, it } from 'vitest';
import { joinParts } from './join-parts.ts';

const clock = (): number => 1;

describe('parts that are joined', () => {
  it('are all there, and those that two bags share are there once', () => {
    const parts = joinParts([{ clock, store: 'main' }, { clock, most: 3 }, { isOpen: true }]);
    expect(parts).toEqual({ clock, store: 'main', most: 3, isOpen: true });
    expectTypeOf(parts).toExtend<{ clock: () => number; store: string; most: number; isOpen: boolean }>();
  });

  it('don’t compile together when two bags bring different types by one name', () => {
    // @ts-expect-error A store is a string in one, and a number in the other.
    expect(() => joinParts([{ clock, store: 'main' }, { clock }, { store: 3 }])).toThrow('named store');
  });

  it('are refused when two bags bring different parts by one name', () => {
    const other = (): number => 2;
    expect(() => joinParts([{ clock }, { clock: other }])).toThrow('two parts are named clock');
  });
});
