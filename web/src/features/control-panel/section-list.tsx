import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';
import { groupSections, type PanelSection } from './panel-sections.ts';
import classes from './section-list.module.css';

interface SectionListProps {
  sections: PanelSection[];
  open: PanelSection | undefined;
}

/** The sections in groups, at the left of the open one; on a phone a page of its own. */
export function SectionList({ sections, open }: SectionListProps) {
  const { t } = useText();
  return (
    <nav className={classes.list} aria-label={t('panel.title')}>
      {groupSections(sections).map(([group, own]) => (
        <section key={group} aria-labelledby={`panel-${group}`}>
          <p id={`panel-${group}`} className={classes.group}>
            {t(`panel.groups.${group}`)}
          </p>
          <ul>
            {own.map((section) => (
              <li key={section}>
                <Link
                  to="/control-panel/{-$section}"
                  params={{ section }}
                  className={classes.entry}
                  aria-current={section === open ? 'page' : undefined}
                >
                  {t(`panel.sections.${section}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
