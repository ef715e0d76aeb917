import type { KeptExample } from '../kept-example-types.ts';

const words = 'Dry feet, all autumn.';

export default {
  basis: 'kept_files',
  card: 'whole',
  files: [
    {
      path: 'banner-generator/medium.webp',
      key: 'banner-1',
      altText: `Banner with green hills below a yellow sun, and on green: ${words} Trail boots with a two-year promise. Yellow button: See the boots.`,
    },
    {
      path: 'banner-generator/wide.webp',
      key: 'banner-2',
      altText: `Wide banner with green hills on the left, and on green: ${words} Yellow button: See the boots.`,
    },
    {
      path: 'banner-generator/tall.webp',
      key: 'banner-3',
      altText: `Tall banner with green hills below a yellow sun, and on green: ${words} Trail boots with a two-year promise. Yellow button: See the boots.`,
    },
  ],
} satisfies KeptExample;
