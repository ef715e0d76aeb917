import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BarHead } from './bar-head.tsx';
import { type ComponentStates, doNothing } from './component-states.ts';
import { PageTabs } from './page-tabs.tsx';
import { StateBadge } from './state-badge.tsx';

export const states: ComponentStates = {
  page: 'components/grid-system',
  layout: 'column',
  note: 'pages about one thing',
  states: {
    'State and actions': () => (
      <BarHead
        back={{ to: '/orders' }}
        title="Winter sleeping bags: comfort ratings explained"
        second="Task 214, SEO article, due today"
        state={<StateBadge kind="progress">In review</StateBadge>}
      >
        <Button variant="default" onClick={doNothing}>
          Request changes
        </Button>
        <Button onClick={doNothing}>Approve</Button>
      </BarHead>
    ),
    'With tabs': () => (
      <BarHead
        back={{ to: '/orders' }}
        title="Fjordheim 2: product page"
        second="TR-2041, English to German"
        below={
          <PageTabs label="Parts of the task" isInHead>
            <Link to="/orders" aria-current="page">
              Content
            </Link>
            <Link to="/tools">Meta data</Link>
          </PageTabs>
        }
      >
        <Button onClick={doNothing}>Download</Button>
      </BarHead>
    ),
  },
};
