// Draws tools' forms, the product's own or bare ones, one after another or all at once, and says how long each took.
import '../../web/src/ui/layers.css';
import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../../web/src/base/i18n.ts';
import '../../web/src/ui/tokens.css';
import '../../web/src/ui/base.css';
import { cssVariables, theme } from '../../web/src/ui/theme.ts';
import { BareForm } from './bare-form.tsx';
import type { GivenTool } from './given-tool.ts';
import { OwnForm } from './own-form.tsx';

type Side = 'own' | 'bare';
interface Shown {
  side: Side;
  tools: GivenTool[];
}

let show: (shown: Shown) => void = () => undefined;
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
const languages = new Map<string, string>();

function Forms() {
  const [{ side, tools }, setShown] = useState<Shown>({ side: 'own', tools: [] });
  useEffect(() => {
    show = setShown;
    document.title = 'ready';
  }, []);
  return tools.map((tool) =>
    side === 'own' ? <OwnForm key={tool.slug} tool={tool} /> : <BareForm key={tool.slug} tool={tool} languages={languages} />,
  );
}

/** Milliseconds until the form is in the page with its layout done. */
function draw(side: Side, tools: GivenTool[]): number {
  const started = performance.now();
  flushSync(() => show({ side, tools }));
  document.body.getBoundingClientRect();
  return performance.now() - started;
}

const clear = () => flushSync(() => show({ side: 'own', tools: [] }));

declare global {
  interface Window {
    forms: {
      /** Milliseconds for all of them, each in an empty page. */
      drawEach: (side: Side, tools: GivenTool[]) => number;
      drawAll: (side: Side, tools: GivenTool[]) => number;
      clear: () => void;
    };
  }
}

await startI18n();
createRoot(document.getElementById('content') as HTMLElement).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
    <Forms />
  </MantineProvider>,
);
window.forms = {
  drawEach: (side, tools) => {
    for (const code of tools.flatMap(({ translation }) => translation)) languages.set(code, names.of(code) ?? code);
    return tools.reduce((sum, tool) => {
      const elapsed = draw(side, [tool]);
      clear();
      return sum + elapsed;
    }, 0);
  },
  drawAll: draw,
  clear,
};
