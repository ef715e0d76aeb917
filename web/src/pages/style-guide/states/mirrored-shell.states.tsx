import type { ComponentStates } from '../../../ui/component-states.ts';
import type { GuideView } from '../guide-view.ts';
import { frameSearch, readGuideView } from '../guide-view.ts';
import { deskWidth, GuideWindow, phoneWidth } from '../guide-window.tsx';

/** In the looks of the frame that this is in; right to left in any case. */
function drawShell(width: number, height: number, title: string) {
  const address = Object.fromEntries(new URLSearchParams(window.location.search));
  const view: GuideView = { ...readGuideView(address), direction: 'rtl' };
  const scheme = address['scheme'] === 'dark' ? 'dark' : 'light';
  return <GuideWindow address={`/style-guide/shell?${frameSearch(view, scheme)}`} title={title} width={width} height={height} />;
}

export const states: ComponentStates = {
  page: 'pages/rtl',
  layout: 'column',
  note: 'to be looked at',
  states: {
    'Desktop, right to left': () => drawShell(deskWidth + 240, 640, 'The shell on a desktop, right to left'),
    'Phone, right to left': () => drawShell(phoneWidth, 700, 'The shell on a phone, right to left'),
  },
};
