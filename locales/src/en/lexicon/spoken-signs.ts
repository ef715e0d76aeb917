// Spoken forms of URLs and symbols.
export interface SpokenSigns {
  dot: string;
  slash: string;
  at: string;
  dash: string;
  percent: string;
  and: string;
  /** By sign. */
  currencies: Record<string, string>;
}

const signs: SpokenSigns = {
  dot: 'dot',
  slash: 'slash',
  at: 'at',
  dash: 'dash',
  percent: 'percent',
  and: 'and',
  currencies: { '€': 'euros', $: 'dollars', '£': 'pounds' },
};

export default signs;
