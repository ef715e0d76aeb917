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
    <div className={classes.frames} data-phone={isPhone || undefined}>
      {schemes.map((scheme) => (
        <section key={scheme}>
          {schemes.length > 1 ? <h2 className={classes.scheme}>{t(`styleGuide.head.${scheme}`)}</h2> : null}
          <GuideWindow
            address={`/style-guide/frame/${page.area}/${page.name}?${frameSearch(view, scheme)}`}
            title={`${nameOf(page)}, ${t(`styleGuide.head.${scheme}`)}`}
            width={isPhone ? phoneWidth : deskWidth}
          />
        </section>
      ))}
    </div>
  );
}
