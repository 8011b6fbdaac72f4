import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';
import { describe, expect, it } from 'vitest';
import { openTestSlip, pickSpreads } from '../../../../testing/open-test-slip.ts';
import { createOpenParlay, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { EMPTY_SLIP } from './empty-slip.ts';
import { restoreSlip, saveSlip } from './slip-storage.ts';

const reload = (slip: ReturnType<typeof openTestSlip>) => {
  const owned = { ...EMPTY_SLIP, owner: 'ANN' };
  saveSlip(deviceStorage, { ...slip.getState(), owner: 'ANN' }, owned);
  return restoreSlip(deviceStorage, 'ANN', 5_000);
};

describe('what survives a reload', () => {
  it('picks, points, wager type and every option', () => {
    const slip = openTestSlip();
    slip.getState().chooseWagerType('teaser');
    slip.getState().chooseTeaser('T tp 7/5');
    pickSpreads(slip, 1, 2);
    slip.getState().enterTicketAmount('toWin', 10_000);
    const restored = openTestSlip({}, reload(slip)).getState();
    expect(restored.options).toEqual(slip.getState().options);
    expect(restored.items).toEqual(slip.getState().items);
  });

  it('the open play that is filled and the parent that is rolled from', () => {
    const slip = openTestSlip();
    slip.getState().setKeepOpenPlay(true);
    slip.getState().startFilling({ ticketNumber: 7, wagerNumber: 1 }, createOpenParlay());
    expect(reload(slip)).toMatchObject({
      filled: createOpenParlay(),
      keepOpenPlay: true,
      options: { filling: { ticketNumber: 7, wagerNumber: 1 } },
    });
  });

  it('a ticket under way comes back as unknown, and a question that was open is asked no more', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    slip.getState().chooseWagerType('parlay');
    slip.getState().cancelChange();
    slip.getState().beginSending();
    expect(reload(slip)).toMatchObject({ ticket: { stage: 'unknown', sinceMs: 5_000 } });
    expect(restoreSlip(deviceStorage, 'ANN', 0)).not.toHaveProperty('pendingChange');
  });

  it('a line that was kept before lines said that they are doubted', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    reload(slip);
    const stored = localStorage.getItem('lb-slip:ANN') ?? '';
    expect(stored).toContain('"doubtedMarkets":""');
    localStorage.setItem('lb-slip:ANN', stored.replaceAll(',"doubtedMarkets":""', ''));
    const restored = openTestSlip({}, restoreSlip(deviceStorage, 'ANN', 0));
    restored.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    expect(restored.getState().lastKnown).toEqual(slip.getState().lastKnown);
  });

  it('a slip of the shape before has been seen as it was picked', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    reload(slip);
    const stored = JSON.parse(localStorage.getItem('lb-slip:ANN') ?? '') as { items: object[] };
    const items = stored.items.map((item) => {
      const { picked, moved, overtaken, pressed, ...before } = item as Record<string, unknown>;
      return before;
    });
    localStorage.setItem('lb-slip:ANN', JSON.stringify({ ...stored, shape: 6, items }));
    const [item] = restoreSlip(deviceStorage, 'ANN', 0).items ?? [];
    expect(item).toEqual(slip.getState().items[0]);
    expect(item?.picked).toEqual(item?.seen);
  });

  it('a ticket under way comes back with the figures that it was sent with', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    slip.getState().beginSending();
    const restored = openTestSlip({}, reload(slip));
    expect(restored.getState().evaluation).toEqual(slip.getState().evaluation);
    expect(restored.getState().evaluation.totalRiskCents).toBe(11_000);
  });

  it('an entry of an older shape is left aside', () => {
    localStorage.setItem('lb-slip', JSON.stringify({ shape: 1, items: [], lastKnown: {} }));
    expect(restoreSlip(deviceStorage, '', 0)).toEqual({});
  });

  it('nothing is written when only quotes have moved', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    const before = { ...slip.getState(), owner: 'ANN' };
    saveSlip(deviceStorage, { ...before, quotes: new Map() }, before);
    expect(localStorage).toHaveLength(0);
  });
});
