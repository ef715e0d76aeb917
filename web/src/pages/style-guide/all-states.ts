// Every `*.states.tsx` there is: those beside the components of `ui`, and those of whole parts of pages here.

import type { ComponentStates } from '../../ui/component-states.ts';
import type { StatesFile } from './state-panels.tsx';

const modules = import.meta.glob<ComponentStates>(['../../ui/**/*.states.tsx', './states/*.states.tsx'], {
  eager: true,
  import: 'states',
});

const files = Object.entries(modules)
  .map(([path, states]): StatesFile => ({ ...states, file: path.replace('../../', '').replace('./', 'pages/style-guide/') }))
  // Larger components first: the parts of pages.
  .sort((a, b) => Number(b.file.startsWith('pages/')) - Number(a.file.startsWith('pages/')) || a.file.localeCompare(b.file));

/** Content of a page of the guide, as "components/buttons". */
export const statesOn = (page: string): StatesFile[] => files.filter((file) => file.page === page);

export const statesIn = (file: string | undefined): StatesFile | undefined => files.find((one) => one.file === file);
