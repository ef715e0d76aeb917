import { Link } from '@tanstack/react-router';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { addressOf, type GuidePage, guideAreas, guidePages, isOwnPage } from './guide-pages.ts';
import type { GuideAddress } from './guide-view.ts';
import { useGuideWords } from './guide-words.ts';
import classes from './style-guide.module.css';

/** All pages by their folder; how they are drawn goes along from page to page. */
export function GuideMenu({ open, address }: { open: GuidePage; address: GuideAddress }) {
  const { t } = useText();
  const { nameOf } = useGuideWords();
  return (
    <Stack as="nav" aria-label={t('styleGuide.title')} gap={14} className={classes.menu}>
      {guideAreas.map((area) => (
        <section key={area}>
          <Text as="h2" size="sm" tone="quiet" weight="regular" px={10} py={4} className={classes.area}>
            {t(`styleGuide.areas.${area}`)}
          </Text>
          <ul>
            {guidePages[area].map((name) => {
              const page = { area, name } as GuidePage;
              return (
                <li key={name}>
                  <Link
                    to={addressOf(page)}
                    search={isOwnPage(page) ? {} : address}
                    preload={false}
                    className={classes.entry}
                    aria-current={open.area === area && open.name === name ? 'page' : undefined}
                  >
                    {nameOf(page)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
