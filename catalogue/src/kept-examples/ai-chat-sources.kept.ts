import type { KeptExample } from '../kept-example-types.ts';

const policy = `# Shipping policy
Orders placed before 2 p.m. leave our warehouse on the same working day.

Delivery times are two working days within the country and four to six working days in the rest of the European Union.

Furniture over 30 kilograms is delivered by a haulier, who calls to agree on a day.`;

const handbook = `# Handbook for customer service
Delivery times in December are three working days within the country. Say so before the customer asks.

A parcel counts as lost ten working days after it left the warehouse. Then we send the goods once more without asking for proof.`;

export default {
  basis: 'conversation',
  material: {
    additional_source_ids: `Shipping policy\n${policy}\n\nHandbook for customer service\n${handbook}`.replace(/# .*\n/gu, ''),
  },
  sources: [
    { title: 'Shipping policy', text: policy },
    { title: 'Handbook for customer service', text: handbook },
  ],
  messages: [
    { role: 'person', text: 'What do our sources say about delivery times?' },
    {
      role: 'assistant',
      text: `- **Within the country:** two working days [1], in December three [2].
- **Rest of the European Union:** four to six working days [1].
- **Furniture over 30 kilograms:** on a day that the haulier agrees with the customer [3].

The two sources differ in December: the shipping policy does not mention the longer time. If customers can read the policy, it should.`,
      passages: [
        {
          source: 'Shipping policy',
          text: 'Delivery times are two working days within the country and four to six working days in the rest of the European Union.',
        },
        {
          source: 'Handbook for customer service',
          text: 'Delivery times in December are three working days within the country. Say so before the customer asks.',
        },
        {
          source: 'Shipping policy',
          text: 'Furniture over 30 kilograms is delivered by a haulier, who calls to agree on a day.',
        },
      ],
    },
    { role: 'person', text: 'Write one sentence for the checkout, valid in December.' },
    {
      role: 'assistant',
      text: '“Ordered before 2 p.m., shipped today [1]: in December your parcel arrives within three working days [2].”',
      passages: [
        { source: 'Shipping policy', text: 'Orders placed before 2 p.m. leave our warehouse on the same working day.' },
        {
          source: 'Handbook for customer service',
          text: 'Delivery times in December are three working days within the country.',
        },
      ],
    },
  ],
} satisfies KeptExample;
