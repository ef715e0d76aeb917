import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';
import type { PanelSection } from './panel-sections.ts';

/** The sections as links, so that each has its address. */
export function SectionTabs({ sections, open }: { sections: PanelSection[]; open: PanelSection }) {
  const { t } = useText();
  // Where the tabs scroll, the open one is brought into sight; the page itself stays where it is.
  const show = useCallback((tab: HTMLElement | null) => {
    const list = tab?.parentElement;
    if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, []);
  return (
    <Row as="nav" mb={20} gap={4} align="stretch" className={classes.tabs} aria-label={t('panel.title')}>
      {sections.map((section) => (
        <Link
          key={section}
          to="/control-panel/{-$section}"
          params={{ section }}
          ref={section === open ? show : null}
          className={classes.tab}
          aria-current={section === open ? 'page' : undefined}
        >
          {t(`panel.sections.${section}`)}
        </Link>
      ))}
    </Row>
  );
}
