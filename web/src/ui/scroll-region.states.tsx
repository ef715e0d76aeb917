import type { ComponentStates } from './component-states.ts';
import { ScrollRegion } from './scroll-region.tsx';

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  note: 'reached by the Tab key',
  states: {
    'Scrolls to the side': () => (
      <ScrollRegion label="Credits of the year" style={{ overflowX: 'auto' }}>
        <p style={{ width: 1600 }}>
          January 1,204, February 980, March 1,530, April 2,010, May 1,870, June 1,440, July 610, August 540, September 1,990,
          October 2,310, November 2,480, December 1,120
        </p>
      </ScrollRegion>
    ),
  },
};
