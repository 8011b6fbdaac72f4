import type { Entity } from '../entity.ts';

export const BETTING: readonly Entity[] = [
  {
    title: 'Wager item',
    shapes: ['WagerPick', 'WagerItemRequest', 'EvaluatedItem', 'PointOption'],
    about:
      'What is bet on is a `WagerPick`, what the customer saw and typed a `WagerItemRequest`, what the book makes of it an ' +
      '`EvaluatedItem`.',
    terms: [
      ['Type', 'WagerPick.type', '`G` is a game, `C` a contest.'],
      ['WagerType', 'WagerPick.market, TicketRequest.wagerType', 'The second is the ticket’s own type.'],
      [
        'ControlCode',
        'WagerPick.side',
        'Which side of the market it is. The specification’s codes are not given.',
      ],
      ['ChosenTeamId', 'WagerPick.side', 'The team follows from the side.'],
      ['FavoriteTeamIndex', null, 'it follows from the sign of `spread1` or of the money lines'],
      ['RiskAmt', 'EvaluatedItem.riskCents'],
      ['ToWinAmt', 'EvaluatedItem.toWinCents'],
      [
        'AmountEntered',
        'WagerItemRequest.amountEntered, WagerItemRequest.amountCents',
        'An accepted wager keeps as `entered` which of risk and to-win was typed.',
      ],
      [
        'FinalPrice',
        'EvaluatedItem.finalPrice',
        'In a request `seenPrice` is the price that the customer saw.',
      ],
      [
        'FinalLine',
        'EvaluatedItem.finalLine',
        'In a request `seenLine` are the points that the customer saw.',
      ],
      ['PriceType', null, 'it is for display only: `priceType` of the customer'],
      ['MaxWagerLimit', 'EvaluatedItem.maxWagerLimitCents'],
      ['RiskMax', 'EvaluatedItem.riskMaxCents'],
      ['ToWinMax', 'EvaluatedItem.toWinMaxCents'],
      [
        'IsOk, ErrorMessage',
        'EvaluatedItem.errors',
        'Each is a code; its words are in the language catalogue.',
      ],
      ['Changed', 'EvaluatedItem.changed'],
      ['Available', 'EvaluatedItem.available'],
      ['SelectedLine', 'EvaluatedItem.finalLine'],
      ['BuyPoints.points', 'PointOption.points', '`pointOptions` of the item has them.'],
      ['BuyPoints.cost', null, 'it is what the price differs by from that of the line'],
      ['BuyPoints.lineAdj', 'PointOption.price'],
      ['BuyPoints.strPoints', null, 'the text is made when it is drawn'],
      ['PointsBought, PointsSold, HalfPointAdded', 'WagerItemRequest.pointsBought'],
      ['TeaserPoints', 'EvaluatedItem.teaserPoints'],
      [
        'AdjSpread, AdjTotalPoints',
        'EvaluatedItem.finalLine',
        'Before bought or teaser points it is `linePoints`.',
      ],
    ],
  },
  {
    title: 'Ticket',
    shapes: ['TicketRequest', 'TicketEvaluation', 'TicketChoices', 'TicketAccepted'],
    terms: [
      ['WagerItems', 'TicketRequest.items'],
      [
        'OpenWagerItems',
        'TicketRequest.filling',
        'Items accepted earlier are the legs of the wager that it names.',
      ],
      ['TotalRiskAmount', 'TicketEvaluation.totalRiskCents'],
      ['TotalToWinAmount', 'TicketEvaluation.totalToWinCents'],
      [
        'RRTotalRiskAmount',
        'TicketEvaluation.totalRiskCents',
        'Of a round robin it is the risk of all its parlays.',
      ],
      ['PlayCount', 'TicketEvaluation.playCount', 'What it counts is not given: this is our reading.'],
      ['ArAmount', 'TicketRequest.amountCents'],
      ['ARBC flag', 'TicketRequest.arbc'],
      ['UseFreePlay', 'TicketRequest.useFreePlay'],
      ['KeepOpenPlay', 'SlipState.keepOpenPlay', 'This is our reading, and the page’s own state.'],
      ['Password', null, 'it is checked by a call of its own, never part of a ticket'],
      [
        'TicketNumber',
        'TicketAccepted.ticketNumber',
        'It exists once the ticket is accepted; before, the ticket is known by its `idempotencyKey`.',
      ],
      ['RoundRobin.Options', 'TicketChoices.roundRobinSizes', 'HR-14.'],
      ['RoundRobin.Selected', 'TicketRequest.roundRobinSizes'],
      ['ParlayInfo', 'TicketEvaluation.amounts', 'Its inner fields are not given.'],
      ['TeaserInfo.teaserPayCards', 'TeaserCard.payCards'],
      ['TeaserName', 'TicketRequest.teaserName', 'It names the card that was chosen.'],
      [
        'AllowedWagerPicks.OpenPicks',
        null,
        'made from the open spots that are chosen; 999 means unlimited (`domain/src/betting/ticket/select-open-picks.ts`)',
      ],
      ['ParentRifWager', 'TicketRequest.parentRif, TicketRequest.parentRif.winOnly'],
      [
        '(progressive parlay)',
        'TicketRequest.wagerType',
        '`progressiveParlay` isn’t in the specification: a parlay that can pay with one, two or three legs not won (HR-16).',
      ],
    ],
  },
];
