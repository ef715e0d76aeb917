import type { KeptExample } from '../kept-example-types.ts';

const terms = `# Warranty terms 2026
The warranty on soles and seams is two years from the day of purchase. The warranty on uppers is one year.

The warranty ends early where boots were resoled by anyone other than our workshop or a partner named on our website.

Goods from the outlet are sold without the voluntary warranty. Your rights under the law are not affected.`;

const booklet = `# Care booklet
Grease the leather twice a year. Dry wet boots at room temperature and never on a heater.

After a repair in our workshop, a new warranty of twelve months begins for the parts that were replaced.`;

export default {
  basis: 'conversation',
  material: { files: `warranty-terms.pdf\n${terms}\n\ncare-booklet.pdf\n${booklet}`.replaceAll('# ', '') },
  sources: [
    { title: 'warranty-terms.pdf', text: terms },
    { title: 'care-booklet.pdf', text: booklet },
  ],
  messages: [
    { role: 'person', text: 'Which warranty periods do the documents name?' },
    {
      role: 'assistant',
      text: `The documents name three periods:

| What | How long | From when |
| --- | --- | --- |
| Soles and seams | two years | day of purchase [1] |
| Uppers | one year | day of purchase [1] |
| Parts replaced in our workshop | twelve months | the repair [2] |

The first two end early where boots were resoled by anyone other than our workshop or a named partner [3].`,
      passages: [
        {
          source: 'warranty-terms.pdf',
          text: 'The warranty on soles and seams is two years from the day of purchase. The warranty on uppers is one year.',
        },
        {
          source: 'care-booklet.pdf',
          text: 'After a repair in our workshop, a new warranty of twelve months begins for the parts that were replaced.',
        },
        {
          source: 'warranty-terms.pdf',
          text: 'The warranty ends early where boots were resoled by anyone other than our workshop or a partner named on our website.',
        },
      ],
    },
    { role: 'person', text: 'Does the first one hold for boots from the outlet?' },
    {
      role: 'assistant',
      text: 'No. Outlet goods are sold without the voluntary warranty; the customer’s rights under the law remain [1]. The documents do not say what those rights are: for that you would need the terms and conditions of the shop.',
      passages: [
        {
          source: 'warranty-terms.pdf',
          text: 'Goods from the outlet are sold without the voluntary warranty. Your rights under the law are not affected.',
        },
      ],
    },
  ],
} satisfies KeptExample;
