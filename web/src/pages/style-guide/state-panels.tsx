// Components in their states, one panel each: the content of the guide's pages.
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import type { ComponentStates, DrawState } from '../../ui/component-states.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { deskWidth, GuideWindow, phoneWidth } from './guide-window.tsx';
import classes from './state-panels.module.css';

export interface StatesFile extends ComponentStates {
  /** As it is imported, below `src`. */
  file: string;
}

/** "Choice card" of `ui/choice-card.states.tsx`. */
function componentName(file: string): string {
  const words = (file.split('/').at(-1) ?? '').replace('.states.tsx', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One state, alone; `draw` may read the reader's words. */
export function DrawnState({ draw }: { draw: DrawState }): ReactNode {
  return draw(useText());
}

interface StatePanelsProps {
  files: StatesFile[];
  isPhone: boolean;
  /** The address of a window with one state of a component. */
  windowOf: (file: string, state: string) => string;
}

/** A state of a `window` component is a frame within; all others are drawn in place. */
export function StatePanels({ files, isPhone, windowOf }: StatePanelsProps) {
  return (
    <Stack gap="page" className={classes.panels}>
      {files.map(({ file, note, layout = 'flow', height = 320, width, varies, states }) => (
        <div key={file} data-component={file} data-varies={varies}>
          <Panel
            isFlush
            title={
              <Row as="span" gap={14} rowGap={4} align="baseline" wrap>
                {componentName(file)}{' '}
                <Text as="code" size="xs" tone="quiet" weight="regular" family="code">
                  {file}
                </Text>
              </Row>
            }
            aside={
              note ? (
                <Text as="span" size="sm" tone="quiet">
                  {note}
                </Text>
              ) : null
            }
          >
            <div
              className={layout === 'column' || (layout === 'window' && width === undefined) ? classes.column : classes.flow}
              style={width === undefined ? {} : ({ '--state-width': `${width}px` } as CSSProperties)}
            >
              {Object.entries(states).map(([name, draw]) => (
                <Text as="figure" key={name} flex="shrink" data-state={name}>
                  <Text as="figcaption" size="xs" tone="quiet" mb={8}>
                    {layout === 'window' ? (
                      <a href={windowOf(file, name)} target="_blank" rel="noreferrer" data-opens-window className={classes.open}>
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </Text>
                  {layout === 'window' ? (
                    <div className={classes.window}>
                      <GuideWindow
                        address={windowOf(file, name)}
                        title={`${componentName(file)}: ${name}`}
                        width={isPhone ? phoneWidth - 36 : deskWidth}
                        height={height}
                      />
                    </div>
                  ) : (
                    <div className={classes.drawn}>
                      <Suspense fallback={null}>
                        <DrawnState draw={draw} />
                      </Suspense>
                    </div>
                  )}
                </Text>
              ))}
            </div>
          </Panel>
        </div>
      ))}
    </Stack>
  );
}
