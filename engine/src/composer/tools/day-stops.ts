// The stops of a journey as its offer lists them: those that name their day ("Day 2: …", in six languages) on that day, the others in their order.
import { asItem, splitItems } from '../split-input.ts';

export interface JourneyStops {
  /** Stops of each day, the first day first. */
  days: string[][];
  /** What holds for the whole journey, such as nights with breakfast. */
  general: string[];
}

/** "Day 1:", "1st day –", "Tag 1.", "Giorno 1", "Día 1", "Jour 1", "Dia 1", at the start or after a comma, semicolon or full stop. */
const dayMark =
  /(?:^|[\n;,.]\s*)(?:(?:day|tag|giorno|d[ií]a|jour)\s*(\d{1,2})|(\d{1,2})(?:st|nd|rd|th|er|e|º|°|\.)?\s*(?:day|tag|giorno|d[ií]a|jour))\s*[:.)–—-][^\S\n]*/giu;

/** Rooms, meals and services that belong to no single day. */
const wholeJourney =
  /\b(?:nights?|breakfasts?|half board|full board|insurance|transfers?)\b|n[äa]chte?\b|frühstück|halbpension|vollpension|versicherung|\b(?:nott[ei]|colazion[ei]|mezza pensione|assicurazione|noches?|desayunos?|media pensión|seguro|nuits?|petit-déjeuner|demi-pension|assurance|noites?|café da manhã|meia pensão|traslados?|trasferiment[oi]|transferts?)\b/iu;

/** Stops of one day: lines, sentences or points, else short places between commas. */
function stopsOf(text: string, language: string): string[] {
  const items = splitItems(text, language);
  const [only = ''] = items;
  const names = only.split(/,\s+/u);
  const isListOfNames =
    items.length === 1 && names.length > 1 && names.every((name) => name.split(/\s+/u).length <= 6 && !/\d/u.test(name));
  return (isListOfNames ? names : items).map(asItem);
}

/** Assigns the stops to `count` days. What names a day beyond the last goes onto the last; a line that names none and is the way there to none. */
export function assignStops(text: string, count: number, language: string, wayThere: RegExp): JourneyStops {
  const days: string[][] = Array.from({ length: count }, () => []);
  const marks = [...text.matchAll(dayMark)];
  const undated = [marks.length > 0 ? text.slice(0, marks[0]?.index) : text];
  for (const [index, mark] of marks.entries()) {
    const number = Math.max(1, Number(mark[1] ?? mark[2]));
    const content = text.slice(mark.index + mark[0].length, marks[index + 1]?.index);
    const [line = '', ...others] = content.split('\n');
    // After a day that has a line of its own, further lines name no day; under a day that is alone they are its stops.
    const isWhole = line.trim() !== '';
    days[Math.min(number, count) - 1]?.push(...stopsOf(isWhole ? line : content, language));
    if (isWhole) undated.push(...others);
  }
  const items = splitItems(undated.join('\n'), language).map(asItem);
  const isGeneral = (item: string) => wholeJourney.test(item) || wayThere.test(item);
  const general = items.filter(isGeneral);
  const stops = items.filter((item) => !isGeneral(item));
  // Days that were planned already stay as they are while others are empty.
  const open = days.flatMap((own, index) => (own.length === 0 ? [index] : []));
  const free = open.length > 0 ? open : days.map((_, index) => index);
  for (const [index, stop] of stops.entries()) {
    const day = free[Math.floor((index * free.length) / Math.max(stops.length, free.length))] ?? 0;
    days[day]?.push(stop);
  }
  return { days, general };
}
