// The help of the open page: three sentences, an example that opens filled in, terms and keys.
import { Button, Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMe } from '../../base/use-me.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useReportedActions } from '../../ui/page-actions.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { useText } from '../../ui/use-text.ts';
import type { HelpTopic } from '../pages.ts';
import classes from './help-sheet.module.css';
import { helpTopics } from './help-topics.ts';

interface HelpSheetProps {
  topic: HelpTopic;
  /** Opens the list of all keys instead. */
  onKeys: () => void;
  onClose: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Text as="h3" size="sm" tone="quiet" weight="semibold" mb={8}>
        {title}
      </Text>
      {children}
    </section>
  );
}

export function HelpSheet({ topic, onKeys, onClose }: HelpSheetProps) {
  const { t } = useText();
  const { templates, user_info: me } = useMe();
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const root = useEscape(onClose);
  const facts = helpTopics[topic];
  const example = templates.find(({ slug }) => slug === facts.example) ?? templates.find(({ slug }) => slug === 'job_posting');
  const ofPage = useReportedActions()
    .flatMap(({ actions }) => actions)
    .flatMap(({ id, label, shortcut }) => (shortcut ? [{ id, label, keys: shortcut }] : []));
  const ofTopic = (facts.keys ?? []).map(([name, keys]) => ({ id: name, label: t(`help.${name}`), keys }));
  const general = [
    { id: 'toolPicker', label: t('shell.keys.toolPicker'), keys: 'mod+K' },
    { id: 'search', label: t('shell.keys.search'), keys: '/' },
  ];
  return (
    <Drawer
      ref={root}
      opened
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 420}
      closeOnEscape={false}
      title={t('help.title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '', content: classes.content ?? '' }}
      onClose={onClose}
    >
      <Stack gap={24}>
        <Text size="md">{t(`help.pages.${topic}`, { product: me.extra_info.custom_tool_name ?? 'Folio' })}</Text>
        {example ? (
          <Part title={t('help.example')}>
            <div className={classes.card}>
              <Text weight="semibold">{example.name}</Text>
              <Text size="sm" tone="quiet" mt={2} mb={12}>
                {t('help.exampleLead')}
              </Text>
              <ButtonLink
                variant="default"
                size="sm"
                to="/tools/$slug"
                params={{ slug: example.slug }}
                search={{ example: true }}
                onClick={onClose}
              >
                {t('help.openExample')}
              </ButtonLink>
            </div>
          </Part>
        ) : null}
        <Part title={t('help.words')}>
          <dl className={classes.terms}>
            {facts.terms.map((term) => (
              <div key={term}>
                <dt>{t(`help.terms.${term}.name`)}</dt>
                <dd>{t(`help.terms.${term}.meaning`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        {isPhone ? null : (
          <Part title={t('help.keys')}>
            <dl className={classes.keys}>
              {[...ofTopic, ...ofPage, ...general].map(({ id, label, keys }) => (
                <Row key={id} justify="between" gap={12}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </Row>
              ))}
            </dl>
          </Part>
        )}
        <Row justify="between" className={classes.foot}>
          <Link to="/examples" onClick={onClose} className={classes.more}>
            {t('help.examples')}
          </Link>
          <Button variant="subtle" size="sm" onClick={onKeys}>
            {t('help.allKeys')}
          </Button>
        </Row>
      </Stack>
    </Drawer>
  );
}
