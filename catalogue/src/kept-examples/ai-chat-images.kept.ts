import type { KeptExample } from '../kept-example-types.ts';
import { mugPhoto } from './mug-photo.ts';

export default {
  basis: 'conversation',
  given: [mugPhoto],
  messages: [
    { role: 'person', text: 'Write an alternative text for this picture.' },
    {
      role: 'assistant',
      text: 'Dark green enamel mug with a black rim and cream inside. On its front are a white line drawing of three mountain peaks and the name HALDEN. The handle is on the right; the background is plain and light.',
    },
    { role: 'person', text: 'Shorter, for a tile in the shop. The name of the product is beside it.' },
    {
      role: 'assistant',
      text: `**Dark green mug with a white mountain drawing, handle on the right**

65 characters. I left out “enamel” and “HALDEN”, since screen readers read the product’s name just before.`,
    },
  ],
} satisfies KeptExample;
