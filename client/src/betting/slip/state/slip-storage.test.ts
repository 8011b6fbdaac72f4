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

describe('the slip’s memory of a reload', () => {
  it('keeps picks, points, wager type and every option', () => {
    const slip = openTestSlip();
    slip.getState().chooseWagerType('teaser');
    slip.getState().chooseTeaser('T tp 7/5');
    pickSpreads(slip, 1, 2);
    slip.getState().enterTicketAmount('toWin', 10_000);
    const restored = openTestSlip({}, reload(slip)).getState();
    expect(restored.options).toEqual(slip.getState().options);
    expect(restored.items).toEqual(slip.getState().items);
  });

  it('keeps the open play that is filled and the parent that is rolled from', () => {
    const slip = openTestSlip();
    slip.getState().setKeepOpenPlay(true);
    slip.getState().startFilling({ ticketNumber: 7, wagerNumber: 1 }, createOpenParlay());
    expect(reload(slip)).toMatchObject({
      filled: createOpenParlay(),
      keepOpenPlay: true,
      options: { filling: { ticketNumber: 7, wagerNumber: 1 } },
    });
  });

  it('restores a ticket under way as unknown, and drops an open question', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    slip.getState().chooseTeaser('T tp 7/5');
    slip.getState().cancelChange();
    slip.getState().beginSending();
    expect(reload(slip)).toMatchObject({ ticket: { stage: 'unknown', sinceMs: 5_000 } });
    expect(restoreSlip(deviceStorage, 'ANN', 0)).not.toHaveProperty('pendingChange');
  });

  it('restores a line that was stored before lines had the doubted flag', () => {
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

  it('restores a slip of the shape before as seen at its picked lines', () => {
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

  it('restores a ticket under way with the figures that it was sent with', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    slip.getState().beginSending();
    const restored = openTestSlip({}, reload(slip));
    expect(restored.getState().evaluation).toEqual(slip.getState().evaluation);
    expect(restored.getState().evaluation.totalRiskCents).toBe(11_000);
  });

  it('ignores an entry of an older shape', () => {
    localStorage.setItem('lb-slip', JSON.stringify({ shape: 1, items: [], lastKnown: {} }));
    expect(restoreSlip(deviceStorage, '', 0)).toEqual({});
  });

  it('writes nothing when only quotes have moved', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    const before = { ...slip.getState(), owner: 'ANN' };
    saveSlip(deviceStorage, { ...before, quotes: new Map() }, before);
    expect(localStorage).toHaveLength(0);
  });
});
