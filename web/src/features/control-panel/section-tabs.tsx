import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';
import type { PanelSection } from './panel-sections.ts';

/** The sections as links, so that each has its address. */
export function SectionTabs({ sections, open }: { sections: PanelSection[]; open: PanelSection }) {
  const { t } = useText();
  return (
    <nav className={classes.tabs} aria-label={t('panel.title')}>
      {sections.map((section) => (
        <Link
          key={section}
          to="/control-panel/{-$section}"
          params={{ section }}
          className={classes.tab}
          aria-current={section === open ? 'page' : undefined}
        >
          {t(`panel.sections.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
