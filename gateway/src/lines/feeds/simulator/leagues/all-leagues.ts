import { COLLEGE_BASKETBALL, COLLEGE_FOOTBALL } from './college-leagues.ts';
import { ATP, BOXING, UFC, WTA } from './individual-leagues.ts';
import type { League } from './league.ts';
import { MLB, NBA, NFL, NHL } from './professional-leagues.ts';
import { LA_LIGA, MLS, PREMIER_LEAGUE } from './soccer-leagues.ts';
import { BIG_BASH, PREMIERSHIP_RUGBY, SUPERLEGA } from './world-leagues.ts';

export const ALL_LEAGUES: readonly League[] = [
  NFL,
  COLLEGE_FOOTBALL,
  NBA,
  COLLEGE_BASKETBALL,
  MLB,
  NHL,
  PREMIER_LEAGUE,
  LA_LIGA,
  MLS,
  ATP,
  WTA,
  UFC,
  BOXING,
  PREMIERSHIP_RUGBY,
  SUPERLEGA,
  BIG_BASH,
];
