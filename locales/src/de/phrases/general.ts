import type english from '../../en/phrases/general.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  toAdd: 'Zu ergänzen: ',
} satisfies ShapeOf<typeof english>;
