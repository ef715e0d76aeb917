import type { ComponentStates } from './component-states.ts';
import { Paper, PaperHtml } from './paper.tsx';

const html = `<h1>How to choose trail shoes</h1>
<p>Wet paths ask for <strong>grip</strong>, and grip asks for <em>soft rubber</em>. Read the <a href="#content">guide to soles</a> first.</p>
<h2>What to check</h2>
<ul><li>Lugs of four millimetres or more</li><li>A heel that does not slip</li></ul>
<blockquote><p>A dry shoe is a light shoe.</p></blockquote>
<table><thead><tr><th>Shoe</th><th>Weight</th><th>Lugs</th></tr></thead><tbody><tr><td>Halden Trail</td><td>290 g</td><td>5 mm</td></tr></tbody></table>`;

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  note: 'Source Serif 4, at most 68 characters',
  states: {
    'A document': () => <PaperHtml html={html} language="en" />,
    'While it is written': () => (
      <Paper isLive>
        <h2>What to check</h2>
        <p>Lugs of four millimetres or more keep the sole on wet</p>
      </Paper>
    ),
  },
};
