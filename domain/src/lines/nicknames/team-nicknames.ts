/**
 * What people call the teams of the largest leagues besides their names: nicknames, short forms of cities, letters of
 * the scoreboard; not what a name begins with, which finds it anyway. A line has a team's names as feeds write them,
 * and what it is called, both as searches compare them: in lower case, without accents and apostrophes.
 */
const NFL = `
  arizona cardinals: cards, az cards
  atlanta falcons: dirty birds
  baltimore ravens: bmore
  cincinnati bengals: cincy
  green bay packers: gb
  indianapolis colts: indy
  jacksonville jaguars: jax, jags
  kansas city chiefs: kc
  las vegas raiders | oakland raiders: lv, lvr
  los angeles chargers | san diego chargers: lac, bolts
  los angeles rams | st. louis rams: lar
  miami dolphins: fins, phins
  minnesota vikings: vikes, minny
  new england patriots: pats
  new orleans saints: no, nola
  new york giants: nyg, g men
  new york jets: nyj
  philadelphia eagles: philly
  san francisco 49ers: sf, niners, forty niners
  seattle seahawks: hawks
  tampa bay buccaneers: tb, bucs
  washington commanders: wsh
`;

const NBA = `
  boston celtics: celts
  brooklyn nets: bkn
  cleveland cavaliers: cavs
  dallas mavericks: mavs
  denver nuggets: nugs
  golden state warriors: gsw, dubs
  indiana pacers: indy
  los angeles clippers | la clippers | l.a. clippers: lac, clips
  los angeles lakers | la lakers | l.a. lakers: lal
  minnesota timberwolves: wolves, twolves, minny
  new orleans pelicans: nop, pels, nola
  new york knicks: nyk
  oklahoma city thunder: okc
  philadelphia 76ers: philly, sixers
  phoenix suns: phx
  san antonio spurs: sas
  toronto raptors: raps
`;

const MLB = `
  arizona diamondbacks: dbacks, d backs
  athletics | oakland athletics: oak
  atlanta braves: bravos
  baltimore orioles: bmore
  chicago cubs: chc, cubbies
  chicago white sox: cws, chisox
  cincinnati reds: cincy
  cleveland guardians: guards
  colorado rockies: rox
  detroit tigers: tigs
  houston astros: stros
  kansas city royals: kc
  los angeles angels: laa, halos
  los angeles dodgers: lad
  minnesota twins: minny
  new york mets: nym
  new york yankees: nyy, yanks, bronx bombers
  philadelphia phillies: phils, philly
  pittsburgh pirates: bucs, buccos
  san diego padres: sd, pads
  san francisco giants: sf
  st. louis cardinals | st louis cardinals: stl, cards, redbirds
  tampa bay rays: tb
  washington nationals: wsh, nats
`;

const NHL = `
  anaheim ducks: mighty ducks
  calgary flames: cgy
  carolina hurricanes: canes
  chicago blackhawks: hawks
  colorado avalanche: avs
  columbus blue jackets: cbj
  florida panthers: fla
  los angeles kings: lak
  minnesota wild: minny
  montreal canadiens: mtl, habs
  nashville predators: nsh, preds
  new jersey devils: njd
  new york islanders: nyi, isles
  new york rangers: nyr
  ottawa senators: sens
  philadelphia flyers: philly
  pittsburgh penguins: pens
  san jose sharks: sjs
  st. louis blues | st louis blues: stl
  tampa bay lightning: tb, tbl, bolts
  vancouver canucks: nucks
  vegas golden knights: vgk
  washington capitals: wsh, caps
  winnipeg jets: wpg
`;

const EPL = `
  arsenal: gunners
  aston villa: avfc, villans
  bournemouth: cherries
  brentford: bees
  brighton | brighton & hove albion | brighton and hove albion: seagulls
  burnley: clarets
  chelsea: cfc, blues
  crystal palace: eagles, cpfc
  everton: toffees
  fulham: cottagers
  ipswich | ipswich town: tractor boys
  leeds | leeds united: lufc
  leicester | leicester city: foxes
  liverpool: lfc, reds
  manchester city | man city: mcfc
  manchester united | man united | man utd: mufc, man u, manu, red devils
  newcastle | newcastle united: nufc, magpies, toon
  nottm forest | nottingham forest: nffc, tricky trees
  southampton: saints
  sunderland: black cats
  tottenham | tottenham hotspur: thfc, spurs
  west ham | west ham united: hammers, irons
  wolves | wolverhampton wanderers | wolverhampton: wwfc, wanderers
`;

interface TeamRow {
  /** As feeds write it; the first is its own. */
  names: readonly string[];
  nicknames: readonly string[];
}

const parseRows = (text: string): TeamRow[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', nicknames = ''] = line.split(':');
      return {
        names: names.split('|').map((name) => name.trim()),
        nicknames: nicknames.split(',').map((name) => name.trim()),
      };
    });

/** The teams by their leagues. */
export const TEAM_NICKNAMES = {
  NFL: parseRows(NFL),
  NBA: parseRows(NBA),
  MLB: parseRows(MLB),
  NHL: parseRows(NHL),
  EPL: parseRows(EPL),
} as const satisfies Readonly<Record<string, readonly TeamRow[]>>;

const BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(TEAM_NICKNAMES).flatMap((rows) =>
    rows.flatMap(({ names, nicknames }) => names.map((name) => [name, nicknames] as const)),
  ),
);

const NONE: readonly string[] = [];

/** What a team is called besides. Its name is its own whatever league it plays in now. @param name folded */
export const nicknamesOf = (name: string): readonly string[] => BY_NAME.get(name) ?? NONE;
