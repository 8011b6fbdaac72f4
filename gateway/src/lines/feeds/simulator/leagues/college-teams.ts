const list = (names: string): readonly string[] => names.trim().split(/\s*[,\n]\s*/);

/** Schools with a team in the upper division of football; all of them play basketball, too. */
export const COLLEGE_FOOTBALL_TEAMS = list(`
  Air Force, Akron, Alabama, App State, Arizona, Arizona State, Arkansas, Arkansas State, Army, Auburn
  Ball State, Baylor, Boise State, Boston College, Bowling Green, Buffalo, BYU, California, Central Michigan, Charlotte
  Cincinnati, Clemson, Coastal Carolina, Colorado, Colorado State, Connecticut, Duke, East Carolina, Eastern Michigan
  Florida, Florida Atlantic, Florida International, Florida State, Fresno State, Georgia, Georgia Southern
  Georgia State, Georgia Tech, Hawaii, Houston, Illinois, Indiana, Iowa, Iowa State, Jacksonville State, James Madison
  Kansas, Kansas State, Kennesaw State, Kent State, Kentucky, Liberty, Louisiana, Louisiana Tech, Louisville, LSU
  Marshall, Maryland, Massachusetts, Memphis, Miami Florida, Miami Ohio, Michigan, Michigan State, Middle Tennessee
  Minnesota, Mississippi State, Missouri, Navy, NC State, Nebraska, Nevada, New Mexico, New Mexico State
  North Carolina, North Texas, Northern Illinois, Northwestern, Notre Dame, Ohio, Ohio State, Oklahoma
  Oklahoma State, Old Dominion, Ole Miss, Oregon, Oregon State, Penn State, Pittsburgh, Purdue, Rice, Rutgers
  Sam Houston, San Diego State, San Jose State, SMU, South Alabama, South Carolina, South Florida, Southern Miss
  Stanford, Syracuse, TCU, Temple, Tennessee, Texas, Texas A&M, Texas State, Texas Tech, Toledo, Troy, Tulane, Tulsa
  UAB, UCF, UCLA, UL Monroe, UNLV, USC, Utah, Utah State, UTEP, UTSA, Vanderbilt, Virginia, Virginia Tech
  Wake Forest, Washington, Washington State, West Virginia, Western Kentucky, Western Michigan, Wisconsin, Wyoming
`);

export const COLLEGE_BASKETBALL_TEAMS = [
  ...COLLEGE_FOOTBALL_TEAMS,
  ...list(`
  Abilene Christian, Albany, American, Austin Peay, Belmont, Bellarmine, Binghamton, Boston University, Bradley, Brown
  Bryant, Bucknell, Butler, Cal Baptist, Cal Poly, Campbell, Canisius, Central Arkansas, Chattanooga, Charleston
  Citadel, Cleveland State, Colgate, Columbia, Cornell, Creighton, Dartmouth, Davidson, Dayton, Delaware, Denver
  DePaul, Detroit Mercy, Drake, Drexel, Duquesne, Eastern Illinois, Eastern Kentucky, Eastern Washington, Elon
  Evansville, Fairfield, Fordham, Furman, Gardner Webb, George Mason, George Washington, Georgetown, Gonzaga
  Grand Canyon, Hampton, Harvard, High Point, Hofstra, Holy Cross, Howard, Idaho, Idaho State, Illinois State
  Indiana State, Iona, Kansas City, La Salle, Lafayette, Lamar, Lehigh, Lipscomb, Long Beach State, Longwood
  Loyola Chicago, Loyola Maryland, Loyola Marymount, Maine, Manhattan, Marist, Marquette, McNeese, Mercer, Merrimack
  Milwaukee, Monmouth, Montana, Montana State, Morehead State, Murray State, New Hampshire, Niagara, Norfolk State
  North Dakota, North Dakota State, Northeastern, Northern Arizona, Northern Colorado, Northern Iowa
  Northern Kentucky, Oakland, Omaha, Oral Roberts, Pacific, Penn, Pepperdine, Portland, Portland State, Princeton
  Providence, Quinnipiac, Radford, Rhode Island, Richmond, Rider, Robert Morris, Sacramento State, Saint Joseph's
  Saint Louis, Saint Mary's, Saint Peter's, Samford, San Diego, San Francisco, Santa Clara, Seattle, Seton Hall, Siena
  South Dakota, South Dakota State, Southern Illinois, Southern Utah, St. Bonaventure, St. John's, Stetson
  Stony Brook, Tarleton State, Towson, UC Davis, UC Irvine, UC Riverside, UC San Diego, UC Santa Barbara
  UMass Lowell, UNC Asheville, UNC Greensboro, UNC Wilmington, Utah Tech, Utah Valley, Valparaiso, VCU, Vermont
  Villanova, VMI, Wagner, Weber State, Wichita State, William & Mary, Winthrop, Wofford, Wright State, Xavier, Yale
`),
];
