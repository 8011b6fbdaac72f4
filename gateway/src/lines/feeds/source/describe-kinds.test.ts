import { expect, it } from 'vitest';
import {
  describeForms,
  describeFormsInMarkdown,
  describeRealKinds,
  describeRealTime,
  describeRealTimeInMarkdown,
} from './describe-kinds.ts';

it('names the forms of FEED, first those that need nothing else', () => {
  expect(describeForms()).toBe(
    'simulator, simulator?seed=7&games=400&rate=40&speed=1, replay:FILE?speed=600&season=2025, push or odds-api',
  );
  expect(describeFormsInMarkdown()).toBe(
    '`push`, `odds-api`, `replay:FILE?speed=600&season=2025` or `simulator?seed=7&games=400&rate=40&speed=1`',
  );
});

it('names what real customers may bet on, and the variable that it needs', () => {
  expect(describeRealKinds()).toBe('push (with FEED_PUSH_TOKENS) or odds-api (with ODDS_API_KEY)');
});

it('names the feeds next to which pushed times may be used', () => {
  expect(describeRealTime()).toBe('push, odds-api or a simulator of speed 1');
  expect(describeRealTimeInMarkdown()).toBe('`push`, `odds-api`, `simulator` of speed 1');
});
