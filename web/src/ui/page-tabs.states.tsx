import type { ComponentStates } from './component-states.ts';
import { PageTabs } from './page-tabs.tsx';
import { TabCount } from './quiet-tabs.tsx';

export const states: ComponentStates = {
  page: 'table-list/regular',
  layout: 'column',
  states: {
    'The second is open': () => (
      <PageTabs label="Website">
        <a href="#pages">
          Pages
          <TabCount count={54} />
        </a>
        <a href="#links" aria-current="page">
          Links
        </a>
        <a href="#publishing">Publishing</a>
      </PageTabs>
    ),
  },
};
