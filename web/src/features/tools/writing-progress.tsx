// While it is being written: the sections with their state; the page may be closed meanwhile.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import classes from './tool-layout.module.css';

type Writing = Pick<DocumentDetail, 'status' | 'progress' | 'reason'>;

/** Names of sections as they come by; those of an outline are known beforehand. */
function useSectionNames(order: Writing | undefined, outline: string[]): Record<number, string> {
  const [names, setNames] = useState<Record<number, string>>({});
  const { section, label } = order?.progress ?? {};
  if (section && label && names[section] !== label) setNames({ ...names, [section]: label });
  const isOutline = outline.length > 0 && outline.length === order?.progress?.sections;
  return isOutline ? Object.fromEntries(outline.map((name, index) => [index + 1, name])) : names;
}

/** Percent of the sections that are done. */
export const percentOf = (order: Writing | undefined): number => {
  if (order?.status === 'accepted') return 100;
  const { section, sections } = order?.progress ?? {};
  return section && sections ? Math.round(((section - 0.5) / sections) * 100) : 0;
};

/** Current activity of the writer, in a few words. */
export function useStageText(order: Writing | undefined): string {
  const { t } = useText();
  const { stage, section, sections } = order?.progress ?? {};
  if (section && sections) return t('tools.section', { section, sections });
  return stage ? t(`tools.stages.${stage}`) : t('tools.queued');
}

/** Announces each new section. */
export function WritingProgress({ order, outline }: { order: Writing | undefined; outline: string[] }) {
  const { t } = useText();
  const names = useSectionNames(order, outline);
  const said = useStageText(order);
  const { section = 0, sections = 0 } = order?.progress ?? {};
  const stateOf = (number: number) => (number < section ? 'done' : number === section ? 'now' : 'next');
  return (
    <div>
      <p className={classes.intro}>
        <span>{t('tools.writingLead')}</span>
      </p>
      {sections === 0 ? (
        <output className={classes.section} data-state="now">
          <span className={classes.sign} />
          {said}
        </output>
      ) : (
        <ol className={classes.sections}>
          {Array.from({ length: sections }, (_, index) => index + 1).map((number) => (
            <li key={number} className={classes.section} data-state={stateOf(number)}>
              <span className={classes.sign}>
                {number < section ? <IconCheck size={12} stroke={3} aria-hidden="true" /> : null}
              </span>
              {names[number] ?? t('tools.sectionPlain', { number })}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
