// Anchor links of an order from the keyword rules of a website: matches in topic, keywords and headings, to select from.
import type { AnchorLink } from '@folio/contract/link-builder';
import type { Website } from '@folio/contract/websites';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { firstWebsite } from '../../../base/first-website.ts';
import { WebsiteChoice } from '../../../base/website-choice.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useSingleMutation } from '../../../ui/use-single-mutation.ts';
import { useText } from '../../../ui/use-text.ts';
import { anchorLines, distinctLinks } from './anchor-lines.ts';
import classes from './anchor-links.module.css';

interface AnchorLinksProps {
  /** At least one. */
  websites: readonly Website[];
  /** Subject of the text, as far as it is known. */
  text: string;
  /** The field: a line "anchor | address" for each link. */
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

export function AnchorLinks({ websites, text, value, maxLength, onChange }: AnchorLinksProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  const websiteId = chosen ?? firstWebsite(websites)?.id ?? 0;
  const [found, setFound] = useState<AnchorLink[] | null>(null);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const find = useSingleMutation({
    mutationFn: () => api.linkBuilder.anchors({ website_id: websiteId, text }),
    onSuccess: ({ links }) => {
      setExcluded(new Set());
      setFound(distinctLinks(links, value));
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const wanted = (found ?? []).filter(({ keyword }) => !excluded.has(keyword));
  const next = anchorLines(value, wanted);
  const isTooLong = next.length > maxLength;
  const toggle = (keyword: string, isWanted: boolean) =>
    setExcluded((before) => new Set(isWanted ? [...before].filter((one) => one !== keyword) : [...before, keyword]));
  return (
    <Stack as="fieldset" mt={12} gap={12} className={classes.box}>
      <Text as="legend" size="sm" weight="semibold" px={4}>
        {t('documentLinks.order.title')}
      </Text>
      <Row gap={8} wrap>
        {websites.length > 1 ? (
          <WebsiteChoice
            websites={websites}
            value={websiteId}
            onChange={(id) => {
              setChosen(id);
              setFound(null);
            }}
          />
        ) : null}
        <Button variant="default" loading={find.isPending} disabled={text === ''} onClick={() => find.run(undefined)}>
          {t('documentLinks.order.find')}
        </Button>
        <Link to="/links" search={{ website: websiteId, tab: 'keywords' }} className={`text-link ${classes.rules}`}>
          {t('documentLinks.order.rules')}
        </Link>
      </Row>
      {found && found.length > 0 ? (
        <>
          <Stack as="ul" breaks gap={10} className={classes.list} aria-label={t('documentLinks.order.title')}>
            {found.map(({ keyword, url }) => (
              <li key={keyword}>
                <Checkbox
                  label={keyword}
                  description={url}
                  checked={!excluded.has(keyword)}
                  onChange={({ currentTarget }) => toggle(keyword, currentTarget.checked)}
                />
              </li>
            ))}
          </Stack>
          <Button
            variant="default"
            disabled={wanted.length === 0 || isTooLong}
            onClick={() => {
              onChange(next);
              setFound([]);
            }}
          >
            {t('documentLinks.order.add', { count: wanted.length })}
          </Button>
        </>
      ) : null}
      <Text as="output" size="sm" tone="quiet" className={classes.said}>
        {found?.length === 0 ? t('documentLinks.order.none') : null}
        {isTooLong ? t('documentLinks.order.tooLong') : null}
      </Text>
    </Stack>
  );
}
