import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const HOUR_MS = 3_600_000;
const note = 'The box score';

describe.each(oneEngine())('contests that operators decide, on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { gameNum, balance, ledgerOf, settled } = games;
  const run = createCommandRunner(games);

  /** Creates a contest with these contestants at +200, places 10.00 on each of them, and closes it. */
  const bet = async (at: number, names: readonly string[]): Promise<TicketAccepted[]> => {
    const { book, clock } = games.gateway;
    const contestNum = gameNum(at);
    const wagerCutoffMs = clock.wallMs + HOUR_MS;
    for (const [place, contestantName] of names.entries())
      book.putContest({
        contestNum,
        contestantNum: place + 1,
        contestantName,
        moneyLine: 200,
        wagerCutoffMs,
      });
    const tickets: TicketAccepted[] = [];
    for (const place of names.keys()) {
      const pick = { type: 'C', contestNum, contestantNum: place + 1 } as const;
      const each = {
        pick,
        seenPrice: 200,
        seenLine: null,
        amountEntered: 'risk',
        amountCents: 1_000,
      } as const;
      tickets.push(await games.place([1], {}, each));
    }
    clock.wallMs += 2 * HOUR_MS;
    return tickets;
  };
  const tell = async (at: number, contestantNum: number, outcome: 'W' | 'L' | 'P' | null): Promise<void> => {
    games.gateway.book.decide(gameNum(at), contestantNum, outcome);
    await settled();
  };
  const decide = (at: number, input: object) =>
    run('contests decide', { contestNum: gameNum(at), note, ...input });
  const outcomes = async (at: number) => {
    const shown = await run('contests show', { contestNum: gameNum(at) });
    if (shown.kind !== 'done') throw new Error(JSON.stringify(shown));
    return shown.answer.contestants.map(({ outcome }) => outcome);
  };
  const whys = async (at: number) => {
    const listed = await run('contests waiting', {});
    if (listed.kind !== 'done') throw new Error(JSON.stringify(listed));
    return listed.answer.filter(({ contestNum }) => contestNum === gameNum(at)).map(({ why }) => why);
  };

  it('HR-77.3: a prop without any report waits, and is listed', async () => {
    await bet(1, ['Over 22.5', 'Under 22.5']);
    games.gateway.clock.wallMs += 30 * HOUR_MS;
    expect(await whys(1)).toEqual(['nothingTold']);
    expect(await balance()).toEqual([100_000, 2_000]);
    await decide(1, { statistic: 23 });
    expect(await whys(1)).toEqual([]);
  });

  it('HR-77.1, HR-77.2, HR-77.4: an operator decides by a player’s statistic, changes the decision, and takes it back', async () => {
    const [over] = await bet(1, ['Over 22.5', 'Under 22.5']);
    await decide(1, { statistic: 30 });
    expect(await outcomes(1)).toEqual(['W', 'L']);
    expect(await balance()).toEqual([101_000, 0]);
    expect(await decide(1, { statistic: 30 })).toMatchObject({ code: 'nothingToChange' });
    await decide(1, { didNotPlay: true });
    expect(await balance()).toEqual([100_000, 0]);
    await run('contests release', { contestNum: gameNum(1), note });
    expect(await balance()).toEqual([100_000, 2_000]);
    expect(await run('contests release', { contestNum: gameNum(1), note })).toMatchObject({
      code: 'nothingToChange',
    });
    // The undo is not a decision itself: its feed decides again.
    await tell(1, 1, 'L');
    await tell(1, 2, 'W');
    expect(await balance()).toEqual([101_000, 0]);
    expect(await ledgerOf(over!)).toEqual([
      ['wager', 0, 1_000],
      ['grade', 2_000, -1_000],
      ['reverse', -2_000, 1_000],
      ['grade', 0, -1_000],
      ['reverse', 0, 1_000],
      ['grade', -1_000, -1_000],
    ]);
  });

  it('HR-77.4: the feed’s reports change nothing until the decision is taken back, and apply then', async () => {
    await bet(1, ['Over 22.5', 'Under 22.5']);
    await decide(1, { statistic: 30 });
    await tell(1, 1, 'L');
    await tell(1, 2, 'W');
    await tell(1, 1, 'L');
    expect(await outcomes(1)).toEqual(['W', 'L']);
    expect(await balance()).toEqual([101_000, 0]);
    await run('contests release', { contestNum: gameNum(1), note });
    expect(await outcomes(1)).toEqual(['L', 'W']);
    // The operator's next decision applies again.
    await decide(1, { statistic: 10 });
    expect(await outcomes(1)).toEqual(['L', 'W']);
    await decide(1, { noAction: true });
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-40.5: of several places those who tie for the last share what is left of it, the others are paid in full', async () => {
    await bet(1, ['One', 'Two', 'Three', 'Four']);
    const top = { winners: '1,2,3', places: 2 };
    expect(await decide(1, top)).toMatchObject({ code: 'whoTies' });
    expect(await decide(1, { ...top, tied: '3' })).toMatchObject({ code: 'whoTies' });
    expect(await decide(1, { ...top, tied: '3,4' })).toMatchObject({ code: 'tiedNotWon' });
    await decide(1, { ...top, tied: '2,3' });
    expect(await outcomes(1)).toEqual(['W', 'W', 'W', 'L']);
    // 20.00 on the first, half of 10.00 at +200 each on the two, 10.00 lost.
    expect(await balance()).toEqual([100_000 + 2_000 + 500 + 500 - 1_000, 0]);
  });

  it('HR-77.4: when two operators decide at once, each decision is applied in full', async () => {
    await bet(1, ['Over 22.5', 'Under 22.5']);
    await Promise.all([decide(1, { statistic: 30 }), decide(1, { statistic: 1 })]);
    expect([
      ['W', 'L'],
      ['L', 'W'],
    ]).toContainEqual(await outcomes(1));
    expect(await balance()).toEqual([101_000, 0]);
  });

  it('HR-76.4: a correction of a player’s statistic counts for 24 hours; a later one waits for an operator', async () => {
    await bet(1, ['Over 22.5', 'Under 22.5']);
    await tell(1, 1, 'W');
    games.gateway.clock.wallMs += 24 * HOUR_MS;
    await tell(1, 1, 'L');
    expect(await outcomes(1)).toEqual(['L', null]);
    games.gateway.clock.wallMs += HOUR_MS;
    await tell(1, 1, 'W');
    expect(await outcomes(1)).toEqual(['L', null]);
    expect(await whys(1)).toContain('lateCorrection');
    await run('contests confirm', { contestNum: gameNum(1), note });
    expect(await outcomes(1)).toEqual(['W', null]);
    expect(await balance()).toEqual([102_000, 1_000]);
    await run('contests release', { contestNum: gameNum(1), note });
    expect(await outcomes(1)).toEqual(['L', null]);
    expect(await balance()).toEqual([99_000, 1_000]);
  });

  it('HR-76.4: a contest can be corrected as long as a score can', async () => {
    await bet(1, ['Alice', 'Bob']);
    await tell(1, 1, 'W');
    games.gateway.clock.wallMs += 72 * HOUR_MS;
    await tell(1, 1, 'L');
    expect(await outcomes(1)).toEqual(['L', null]);
  });

  it('HR-40.5: a winner who is named twice ties with nobody', async () => {
    await bet(1, ['Alice', 'Bob']);
    await decide(1, { winners: '1,1' });
    expect(await balance()).toEqual([100_000 + 2_000 - 1_000, 0]);
  });

  it('HR-40.5: who is said to be absent shares no win', async () => {
    await bet(1, ['Alice', 'Bob']);
    expect(await decide(1, { winners: '1,2', absent: '2' })).toMatchObject({ code: 'wonAndAbsent' });
    expect(await outcomes(1)).toEqual([null, null]);
  });

  it('HR-80.3, HR-80.4, HR-40.5: an operator decides winners, a dead heat, absent contestants and the field', async () => {
    await bet(1, ['Alice', 'Bob', 'Carol', 'The Field']);
    await decide(1, { winners: '1,2' });
    // Half of two stakes wins at +200, the rest loses.
    expect(await balance()).toEqual([100_000 + 2 * (1_000 - 500) - 2_000, 0]);
    await decide(1, { winners: '1', absent: '3', mustRun: true });
    expect(await outcomes(1)).toEqual(['W', 'L', 'P', 'L']);
    await decide(1, { winners: '1', absent: '3' });
    expect(await outcomes(1)).toEqual(['W', 'L', 'L', 'L']);
    await decide(1, { winners: '0' });
    expect(await outcomes(1)).toEqual(['L', 'L', 'L', 'W']);
  });

  it('HR-80.5: an operator decides season wins of an unfinished season, and an outright of too few holes', async () => {
    await bet(1, ['Over 9.5', 'Under 9.5']);
    await decide(1, { statistic: 8, gamesLeft: 2 });
    expect(await outcomes(1)).toEqual(['P', 'P']);
    await decide(1, { statistic: 8, gamesLeft: 1 });
    expect(await outcomes(1)).toEqual(['L', 'W']);
    await bet(2, ['Alice', 'Bob']);
    await decide(2, { winners: '1', holes: 27 });
    expect(await outcomes(2)).toEqual(['P', 'P']);
    await decide(2, { winners: '1', holes: 54 });
    expect(await outcomes(2)).toEqual(['W', 'L']);
  });

  it('HR-79.7: a fighter who is disqualified or stays in his corner counts as knocked out', async () => {
    await bet(1, ['Smith by KO/TKO', 'Smith by Decision', 'Jones by KO/TKO']);
    expect(await decide(1, { fightEnd: 'retirement' })).toMatchObject({ code: 'fightNeedsWinner' });
    await decide(1, { fightEnd: 'retirement', fightWinner: 'Smith' });
    expect(await outcomes(1)).toEqual(['W', 'L', 'L']);
    expect(await balance()).toEqual([100_000, 0]);
    await decide(1, { fightEnd: 'disqualification', fightWinner: 'Jones' });
    expect(await outcomes(1)).toEqual(['L', 'L', 'W']);
    // Nobody could bet on a draw.
    await decide(1, { fightEnd: 'draw' });
    expect(await outcomes(1)).toEqual(['P', 'P', 'P']);
    await decide(1, { fightEnd: 'draw', others: true });
    expect(await outcomes(1)).toEqual(['L', 'L', 'L']);
    await bet(2, ['Yes', 'No']);
    expect(await decide(2, { fightEnd: 'knockOut' })).toMatchObject({ code: 'noWays' });
  });

  it('HR-80.6, HR-80.7: a tie in a 3-ball is a dead heat, and a parlay is paid the leg’s share', async () => {
    const { book, clock } = games.gateway;
    const contestNum = gameNum(3);
    const wagerCutoffMs = clock.wallMs + HOUR_MS;
    for (const [at, contestantName] of ['Alice', 'Bob', 'Carol'].entries())
      book.putContest({ contestNum, contestantNum: at + 1, contestantName, moneyLine: 200, wagerCutoffMs });
    const leg = createItem(contestNum, {
      pick: { type: 'C', contestNum, contestantNum: 1 },
      seenPrice: 200,
      seenLine: null,
    });
    const parlay = createTicket([leg, ...games.items(1)], { wagerType: 'parlay', amountCents: 10_000 });
    expect(await games.gateway.tickets.place(games.customerId, parlay)).toMatchObject({ state: 'accepted' });
    clock.wallMs += 2 * HOUR_MS;
    await decide(3, { winners: '1,2', others: true });
    await games.say(1, 'W');
    // Half of the stake continues at +200, as 150.00, and that at −110.
    expect(await balance()).toEqual([100_000 - 10_000 + 28_636, 0]);
  });

  it('implausible input is refused', async () => {
    await bet(1, ['Alice', 'Bob']);
    expect(await decide(1, { winners: '7' })).toMatchObject({ code: 'noSuchContestant' });
    expect(await decide(1, { winners: '1', statistic: 3 })).toMatchObject({ code: 'oneOutcome' });
    expect(await decide(1, {})).toMatchObject({ code: 'oneOutcome' });
    expect(await decide(1, { statistic: 3 })).toMatchObject({ code: 'noAnswers' });
    expect(await decide(2, { noAction: true })).toMatchObject({ code: 'unknownContest' });
    games.gateway.clock.wallMs -= 90 * 60_000;
    expect(await decide(1, { winners: '1' })).toMatchObject({ code: 'contestOpen' });
    games.gateway.clock.wallMs += 90 * 60_000;
    await decide(1, { winners: '7', others: true });
    expect(await outcomes(1)).toEqual(['L', 'L']);
  });
});
