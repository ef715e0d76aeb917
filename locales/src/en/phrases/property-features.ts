// Rare features of homes that buyers search for: they come in the title before terrace and garage.
export interface PropertyFeatures {
  /** Rarest first; the name as it stands behind "with". */
  rare: readonly { words: RegExp; name: string }[];
  withAll: (names: string) => string;
  /** Tells a feature that says more of a terrace, a garage or a lift than that there is one. */
  named: { terrace: RegExp; garage: RegExp; lift: RegExp };
}

const features: PropertyFeatures = {
  rare: [
    { words: /(?<!\p{L})(?:(?:private )?dock|moorings?|jetty)(?!\p{L})/iu, name: 'dock' },
    { words: /(?<!\p{L})(?:(?:swimming )?pool(?! (?:table|room)))(?!\p{L})/iu, name: 'pool' },
    { words: /(?<!\p{L})(?:trull[oi])(?!\p{L})/iu, name: 'trullo' },
    { words: /(?<!\p{L})(?:sauna)(?!\p{L})/iu, name: 'sauna' },
    { words: /(?<!\p{L})(?:fireplaces?|inglenook|(?:log|wood)[ -]burner)(?!\p{L})/iu, name: 'fireplace' },
    { words: /(?<!\p{L})(?:gardens?(?! (?:shed|room|flat|centre|view|furniture)))(?!\p{L})/iu, name: 'garden' },
  ],
  withAll: (names) => ` with ${names}`,
  named: {
    terrace: /(?<!\p{L})(?:(?:roof )?terraces?)(?!\p{L})/iu,
    garage: /(?<!\p{L})(?:(?:double )?garages?|garage space)(?!\p{L})/iu,
    lift: /(?<!\p{L})(?:lift|elevator)(?!\p{L})/iu,
  },
};

export default features;
