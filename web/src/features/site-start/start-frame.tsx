// Around the three steps: the rail with the current one, the step itself, and the bar with its actions.
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { keptBranding } from '../../base/brand.ts';
import { useMe } from '../../base/use-me.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './start-frame.module.css';

interface StartFrameProps {
  step: 1 | 2 | 3;
  pages: number;
  /** A narrow column in the middle, as forms have it. */
  isNarrow?: boolean;
  /** At the bottom, in reach at any height. */
  bar?: ReactNode;
  children: ReactNode;
}

export function StartFrame({ step, pages, isNarrow = false, bar, children }: StartFrameProps) {
  const { t } = useText();
  const brand = keptBranding();
  const { user_info: user } = useMe();
  const steps = [
    [t('start.steps.url'), t('start.steps.urlHint', { count: pages })],
    [t('start.steps.reading'), t('start.steps.readingHint')],
    [t('start.steps.found'), t('start.steps.foundHint')],
  ] as const;
  return (
    <div className={classes.page}>
      <aside className={classes.rail}>
        <Row as="span" size="2xl" weight="semibold" gap={12}>
          <BrandMark logo={brand.logo} />
          <span className={classes.name}>{brand.name}</span>
        </Row>
        <ol className={classes.steps} data-only="desktop">
          {steps.map(([name, hint], index) => (
            <li
              key={name}
              className={classes.step}
              data-state={index + 1 < step ? 'done' : index + 1 === step ? 'current' : 'later'}
              aria-current={index + 1 === step ? 'step' : undefined}
            >
              <span className={classes.number}>
                {index + 1 < step ? <IconCheck size={16} stroke={2.2} aria-hidden="true" /> : index + 1}
              </span>
              <span>
                <Text as="span" size="lg" weight="semibold" block>
                  {name}
                </Text>
                <Text as="span" size="sm" block>
                  {hint}
                </Text>
              </span>
            </li>
          ))}
        </ol>
        <Row gap={12} data-only="desktop" className={classes.person}>
          <Avatar name={user.name} src={null} size={32} />
          <Stack size="sm" className={classes.name}>
            <span>{user.name}</span>
            <span>{user.company}</span>
          </Stack>
        </Row>
        <Text as="span" size="sm" data-only="phone">
          {t('start.step', { step })}
        </Text>
      </aside>
      <main id="content" tabIndex={-1} className={classes.sheet}>
        <div className={classes.content} data-narrow={isNarrow || undefined}>
          {children}
        </div>
        {bar ? <footer className={classes.bar}>{bar}</footer> : null}
      </main>
    </div>
  );
}

/** The title of a step, with a line below. */
export function StartHeading({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <header>
      <h1 className={classes.title}>{title}</h1>
      <Text size="xl" tone="quiet" mt={8}>
        {lead}
      </Text>
    </header>
  );
}
