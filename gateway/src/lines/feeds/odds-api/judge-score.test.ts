import { describe, expect, it } from 'vitest';
import { isoOf, sampleId, sampleScore, type SampleScore } from '../../../../testing/odds-api/odds-samples.ts';
import type { HeldEvent } from './held-event.ts';
import { judgeScore } from './judge-score.ts';
import { findLeague } from './leagues.ts';
import { LeftOut } from './left-out.ts';
import { parseScores } from './parse-scores.ts';

const START_MS = Date.UTC(2031, 8, 7, 17);
const OVER_MS = START_MS + 3 * 3_600_000;
const GAME = {
  id: sampleId(1),
  sport: 'basketball_nba',
  home: 'Sacramento Kings',
  away: 'Oklahoma City Thunder',
  startMs: START_MS,
  seenMs: OVER_MS,
};

const held = (fields: Partial<HeldEvent> = {}): HeldEvent => ({
  gameNum: 7,
  eventId: GAME.id,
  sportKey: GAME.sport,
  homeTeam: GAME.home,
  awayTeam: GAME.away,
  commenceMs: START_MS,
  league: findLeague(GAME.sport)!,
  markets: new Map(),
  polledMs: 0,
  score: null,
  scoreUpdatedMs: null,
  ...fields,
});
const judge = (score: SampleScore, event = held(), nowMs = OVER_MS + 1_000) => {
  const [told] = parseScores([score], GAME.sport, new LeftOut()) ?? [];
  return judgeScore(told!, event, nowMs);
};
const changed = (change: (score: SampleScore) => void, completed = true): SampleScore => {
  const score = sampleScore(GAME, [113, 103], completed);
  change(score);
  return score;
};

describe('a score of the provider', () => {
  it('is a final once it is completed, the visitor first, without segments', () => {
    expect(judge(sampleScore(GAME, [113, 103], true))).toMatchObject({
      ok: true,
      score: { gameNum: 7, phase: 'final', score1: 103, score2: 113, segments: [] },
    });
  });

  it('is found by name, whichever team is said to be at home', () => {
    const swapped = changed((score) => {
      score.home_team = GAME.away;
      score.away_team = GAME.home;
    });
    expect(judge(swapped)).toMatchObject({ score: { score1: 103, score2: 113 } });
  });

  it('is live while it isn’t completed, and takes a final back', () => {
    const live = { ok: true, score: { phase: 'live' } };
    const final = judge(sampleScore(GAME, [113, 103], true));
    const said = held({ score: final.ok ? final.score : null, scoreUpdatedMs: OVER_MS });
    expect(judge(sampleScore(GAME, [113, 103], false), said)).toMatchObject(live);
  });

  it('says nothing before the game', () => {
    expect(judge(sampleScore(GAME, null, false))).toEqual({ ok: true, score: null });
  });

  it.each<[string, SampleScore, string]>([
    ['a completed game without a score', sampleScore(GAME, null, true), 'finalWithoutScore'],
    ['another team', changed(({ scores }) => (scores![0]!.name = 'LA Kings')), 'namesDiffer'],
    ['a team twice', changed(({ scores }) => (scores![0] = scores![1]!)), 'scoreUnfit'],
    ['one team', changed(({ scores }) => scores!.pop()), 'scoreUnfit'],
    ['no figure', changed(({ scores }) => (scores![0]!.score = '')), 'scoreUnfit'],
    ['null for a figure', changed(({ scores }) => (scores![0]!.score = null)), 'scoreUnfit'],
    ['a figure in another base', changed(({ scores }) => (scores![0]!.score = '0x71')), 'scoreUnfit'],
    ['less than nothing', changed(({ scores }) => (scores![0]!.score = '-1')), 'scoreUnfit'],
    ['more than a game has', changed(({ scores }) => (scores![0]!.score = '301')), 'scoreUnfit'],
    ['an equal final', sampleScore(GAME, [101, 101], true), 'finalTied'],
    ['a time before the start', changed((score) => (score.last_update = isoOf(START_MS))), 'finalTooEarly'],
    ['no time', changed((score) => (score.last_update = null)), 'finalTooEarly'],
  ])('is left when it has %s', (_, score, reason) => {
    expect(judge(score)).toEqual({ ok: false, reason });
  });

  it('is left before the game can have begun', () => {
    const early = judge(sampleScore(GAME, [113, 103], true), held({ commenceMs: OVER_MS + 60_000 }));
    expect(early).toEqual({ ok: false, reason: 'finalTooEarly' });
    expect(judge(sampleScore(GAME, [113, 103], true), held(), START_MS)).toMatchObject({ ok: false });
  });

  it('is left when a later one was heard, and taken when it is a correction', () => {
    const said = held({ scoreUpdatedMs: OVER_MS });
    const older = changed((score) => (score.last_update = isoOf(OVER_MS - 1_000)));
    expect(judge(older, said)).toEqual({ ok: false, reason: 'olderThanSaid' });
    const corrected = sampleScore({ ...GAME, seenMs: OVER_MS + 60_000 }, [112, 103], true);
    expect(judge(corrected, said)).toMatchObject({ score: { phase: 'final', score2: 112 } });
  });

  it('may be equal where games end so', () => {
    const football = held({ league: findLeague('americanfootball_nfl')! });
    expect(judge(sampleScore(GAME, [20, 20], true), football)).toMatchObject({ score: { phase: 'final' } });
  });
});
