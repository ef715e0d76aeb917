import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import type { GuidePage } from './guide-pages.ts';
import { frameSearch, type GuideView, type Scheme } from './guide-view.ts';
import { deskWidth, GuideWindow, phoneWidth } from './guide-window.tsx';
import { useGuideWords } from './guide-words.ts';
import classes from './style-guide.module.css';

interface GuideFramesProps {
  page: GuidePage;
  view: GuideView & { scheme: NonNullable<GuideView['scheme']> };
}

/** The page's components, once or in both schemes. */
export function GuideFrames({ page, view }: GuideFramesProps) {
  const { t } = useText();
  const { nameOf } = useGuideWords();
  const schemes: Scheme[] = view.scheme === 'both' ? ['light', 'dark'] : [view.scheme];
  const isPhone = view.device === 'phone';
  return (
    <Stack flex="shrink" gap={24} className={classes.frames} data-phone={isPhone || undefined}>
      {schemes.map((scheme) => (
        <section key={scheme}>
          {schemes.length > 1 ? (
            <Text as="h2" size="sm" tone="quiet" mb={8}>
              {t(`styleGuide.head.${scheme}`)}
            </Text>
          ) : null}
          <GuideWindow
            address={`/style-guide/frame/${page.area}/${page.name}?${frameSearch(view, scheme)}`}
            title={`${nameOf(page)}, ${t(`styleGuide.head.${scheme}`)}`}
            width={isPhone ? phoneWidth : deskWidth}
          />
        </section>
      ))}
    </Stack>
  );
}
