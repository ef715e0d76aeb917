import { IconAlignLeft, IconFileText, IconHeading, IconLayoutList, IconTable, IconTag } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/segment-editor.module.css';
import type { ListItem } from './list-items.ts';

interface SectionRowProps {
  ref: Ref<HTMLLIElement>;
  item: Extract<ListItem, { type: 'section' }>;
  index: number;
  top: number;
}

const icons = {
  file: IconFileText,
  part: IconLayoutList,
  table: IconTable,
  list: IconLayoutList,
  meta: IconTag,
  text: IconAlignLeft,
  heading: IconHeading,
};

/** Start of a file, a slide, a table or a section of the text. */
export function SectionRow({ ref, item, index, top }: SectionRowProps) {
  const { t } = useText();
  const { kind, name } = item;
  const partName = (): string => {
    const [, part = '', number = ''] = /^([a-z]+?)(?:slide)?(\d*)$/i.exec(name) ?? [];
    switch (part.toLowerCase()) {
      case 'slide':
        return t('segmentTools.sections.slide', { number });
      case 'notes':
        return t('segmentTools.sections.notes', { number });
      case 'header':
      case 'footer':
      case 'footnotes':
      case 'endnotes':
      case 'comments':
        return t(`segmentTools.sections.${part.toLowerCase() as 'header'}`);
      default:
        return name;
    }
  };
  const label = kind === 'part' ? partName() : kind === 'table' || kind === 'meta' ? t(`segmentTools.sections.${kind}`) : name;
  const Icon = icons[kind];
  return (
    <Row
      as="li"
      ref={ref}
      data-index={index}
      data-kind={kind}
      size="sm"
      tone="muted"
      breaks
      gap={8}
      className={classes.section}
      style={{ translate: `0 ${top}px` }}
    >
      <Icon size={15} stroke={1.7} aria-hidden="true" />
      <span>{label}</span>
    </Row>
  );
}
