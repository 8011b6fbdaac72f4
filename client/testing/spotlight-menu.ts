import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';

/** A menu of one league whose spotlight has so many games. */
export const createSpotlightMenu = (
  spotlightCount: number,
  topic = 'lines/main/Football/NFL',
): SportMenuItem[] => [
  {
    sportType: 'Football',
    type: 'G',
    subSports: [
      {
        sportSubType: 'NFL',
        topic,
        count: 9,
        liveCount: 0,
        spotlightCount,
        nextStartMs: null,
      },
    ],
  },
];
