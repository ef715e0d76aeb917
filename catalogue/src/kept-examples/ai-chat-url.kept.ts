import type { KeptExample } from '../kept-example-types.ts';

const url = 'https://www.halden.example/repairs';

const said = `# Your boots, resoled
Worn soles are no reason for new boots. Our workshop resoles trail boots of every brand and has them back at your door within ten days.

# What it costs
Resoling costs 49 euros with shipping both ways. New laces and a coat of wax are included.

# Who it is for
For hikers whose leather is still good, and for shops that want to offer repairs under their own name: from ten pairs a month on, a driver collects them.

# Our promise
If a new sole comes off within twelve months, we do it once more and pay for the shipping.`;

export default {
  basis: 'conversation',
  material: { page_urls: `${url}\n\nWhat the page says:\n\n${said.replaceAll('# ', '')}` },
  sources: [{ title: 'Your boots, resoled', text: said }],
  messages: [
    { role: 'person', text: 'What does this page promise, and to whom?' },
    {
      role: 'assistant',
      text: `**To hikers** whose leather is still good:

- resoled trail boots of every brand, back within ten days [1]
- one price of 49 euros with shipping both ways, laces and wax [2]
- a second repair without cost if the sole comes off within twelve months [3]

**To shops:** repairs under the shop’s own name, with a driver who collects them from ten pairs a month on [4].`,
      passages: [
        {
          source: 'Your boots, resoled',
          text: 'Our workshop resoles trail boots of every brand and has them back at your door within ten days.',
        },
        {
          source: 'Your boots, resoled',
          text: 'Resoling costs 49 euros with shipping both ways. New laces and a coat of wax are included.',
        },
        {
          source: 'Your boots, resoled',
          text: 'If a new sole comes off within twelve months, we do it once more and pay for the shipping.',
        },
        {
          source: 'Your boots, resoled',
          text: 'for shops that want to offer repairs under their own name: from ten pairs a month on, a driver collects them.',
        },
      ],
    },
    { role: 'person', text: 'What is missing for someone who wants to order now?' },
    {
      role: 'assistant',
      text: `Three things that the page does not say:

1. how to order: there is no form, address or button in what I was given
2. which boots cannot be resoled
3. whether the ten days [1] begin with the order or with the arrival at the workshop`,
      passages: [
        {
          source: 'Your boots, resoled',
          text: 'Our workshop resoles trail boots of every brand and has them back at your door within ten days.',
        },
      ],
    },
  ],
} satisfies KeptExample;
