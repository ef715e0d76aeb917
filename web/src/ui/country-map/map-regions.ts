// Parts of the world that a map can show: which countries they have, and where the map is centred.

export const mapRegions = ['world', 'europe', 'asia', 'africa', 'north_america', 'south_america', 'oceania'] as const;
export type MapRegion = (typeof mapRegions)[number];
export type Continent = Exclude<MapRegion, 'world'>;

const countries: Record<Continent, string> = {
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  asia: 'AE AF AM AZ BD BH BN BT CC CN CX GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA RU SA SG SY TH TJ TL TM TR TW UZ VN YE',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  north_america:
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  south_america: 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
};

const inContinent = new Map(
  Object.entries(countries).map(([continent, codes]): [string, ReadonlySet<string>] => [continent, new Set(codes.split(' '))]),
);

/** True if a country is on the map of a region; Russia and Türkiye are on two. */
export const isInRegion = (code: string, region: MapRegion): boolean =>
  region === 'world' || inContinent.get(region)?.has(code) === true;

/** Longitude and latitude. */
type Point = [number, number];

/** The centre of a continent's projection, and points that the map must show. */
export const continentViews: Record<Continent, { centre: Point; edges: Point[] }> = {
  europe: {
    centre: [12, 53],
    edges: [
      [-23, 64],
      [-10, 36.5],
      [14.4, 35.1],
      [33, 34.4],
      [38, 58],
      [26, 71.2],
    ],
  },
  asia: {
    centre: [88, 34],
    edges: [
      [28, 38],
      [145, 45],
      [110, -9.5],
      [60, 62],
      [130, 62],
    ],
  },
  africa: {
    centre: [18, 2],
    edges: [
      [-18, 15],
      [52, 12],
      [10, 37.5],
      [20, -35],
    ],
  },
  north_america: {
    centre: [-95, 45],
    edges: [
      [-165, 60],
      [-53, 47],
      [-80, 8],
      [-75, 76],
      [-125, 74],
    ],
  },
  south_america: {
    centre: [-60, -20],
    edges: [
      [-82, 0],
      [-35, -8],
      [-70, 12.5],
      [-68, -55.5],
    ],
  },
  oceania: {
    centre: [152, -22],
    edges: [
      [113, -25],
      [-176, -15],
      [147, -44],
      [170, -47],
      [150, 6],
    ],
  },
};

/** Points that the map of the world must show: without Antarctica. */
export const worldEdges: Point[] = [
  [-179, 0],
  [179, 0],
  [0, 83.6],
  [0, -56],
];
