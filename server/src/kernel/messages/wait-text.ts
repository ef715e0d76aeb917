import type { InterfaceLanguage } from '@folio/contract/languages';

/** A wait as messages write it: "45 seconds", "12 minutes", from two hours on "2 hours". Rounded up, so that a try after it succeeds. */
export function waitText(seconds: number, language: InterfaceLanguage): string {
  const units = [
    ['second', 1, 60],
    ['minute', 60, 7200],
    ['hour', 3600, Number.POSITIVE_INFINITY],
  ] as const;
  const [unit, length] = units.find(([, , end]) => seconds < end) ?? units[0];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / length));
}
