// The six cards of the findings.
import { languageName } from '@folio/contract/language-names';
import { pathOf } from '@folio/contract/page-address';
import { titlePixelLimit } from '@folio/contract/score/snippet-limits';
import type { FoundColor, SiteStart, StartFound } from '@folio/contract/site-start';
import type { StartCard } from '@folio/contract/site-start-words';
import { IconCircle, IconPhotoOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { type ColorName, type FoundChoice, usableCards, wantedTasks } from './found-choice.ts';
import classes from './start.module.css';

export interface CardProps {
  start: SiteStart;
  choice: FoundChoice;
  /** In no workspace, so that tasks need a new one. */
  isPersonal: boolean;
  onToggle: (isChecked: boolean) => void;
  onEdit: () => void;
}

interface FrameProps extends CardProps {
  card: StartCard;
  aside?: ReactNode;
  children: ReactNode;
}

function CardFrame({ card, start, choice, aside, onToggle, onEdit, children }: FrameProps) {
  const { t } = useText();
  const isUsable = usableCards(start)[card];
  const name = t(`start.cards.${card}`);
  return (
    <section className={classes.card} aria-label={name} data-off={!choice.checked[card] || undefined}>
      <Row as="header" gap={10} className={classes.cardHead}>
        <label className={classes.cardLabel}>
          <input
            type="checkbox"
            className={classes.check}
            checked={choice.checked[card]}
            disabled={!isUsable}
            onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
          />
          <Text as="span" size="lg" weight="semibold">
            {name}
          </Text>
        </label>
        <Text as="span" size="sm" tone="quiet" flex="fill">
          {aside}
        </Text>
        {isUsable ? (
          <button
            type="button"
            className="text-link"
            aria-label={t('start.editCard', { card: name })}
            onClick={onEdit}
            data-touch="height"
          >
            {t('start.edit')}
          </button>
        ) : null}
      </Row>
      {children}
    </section>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Text tone="quiet" size="sm">
    {children}
  </Text>
);

const colorNames = [
  ['primary', 'start.primary'],
  ['background', 'start.sidebar'],
  ['accent', 'start.accent'],
] as const satisfies [ColorName, string][];

/** Source of a color; nothing for one selected by the user. */
export function ColorSource({ color, hex }: { color: FoundColor | null; hex: string | null }) {
  const { t } = useText();
  if (color === null || color.hex !== hex) return null;
  const { source } = color;
  if (source.kind === 'theme') return t('start.colorFrom.theme');
  if (source.kind === 'property') return t('start.colorFrom.property', { name: source.name });
  return t('start.colorFrom.uses', { count: source.count });
}

const nameKeys = { 'json-ld': 'json-ld', 'og:site_name': 'site', title: 'title', host: 'host' } as const;

/** Source of the name. */
export function NameSource({ found }: { found: StartFound }) {
  const { t } = useText();
  return found.name === null ? null : t(`start.nameFrom.${nameKeys[found.name.source]}`);
}

export function BrandCard(props: CardProps) {
  const { t, language } = useText();
  const { start, choice } = props;
  const { found, can } = start;
  const languages = found.languages.map((code) => languageName(code, language)).join(', ');
  return (
    <CardFrame card="brand" {...props}>
      <Row gap={14}>
        <span className={classes.logo}>
          {found.logo && choice.hasLogo ? (
            <img src={found.logo.path} alt="" />
          ) : (
            <>
              <IconPhotoOff size={22} stroke={1.5} aria-hidden="true" />
              <span className="visually-hidden">{t('start.noLogo')}</span>
            </>
          )}
        </span>
        <Stack className={classes.shrink}>
          <Text size="3xl" family="display" breaks>
            <bdi>{choice.name}</bdi>
          </Text>
          <Text size="sm" tone="quiet">
            {languages}
          </Text>
          <Text size="xs" tone="quiet">
            <NameSource found={found} />
          </Text>
        </Stack>
      </Row>
      <ul className={classes.colors}>
        {colorNames.map(([name, label]) => (
          <Row as="li" key={name} gap={14}>
            <span className={classes.color} style={{ background: choice.colors[name] ?? 'transparent' }} aria-hidden="true" />
            <Stack flex="fill">
              <Text as="span" weight="semibold">
                {t(label)}
              </Text>
              <Text as="span" size="xs" tone="quiet" breaks>
                <ColorSource color={found.colors[name]} hex={choice.colors[name]} />
              </Text>
            </Stack>
            <Text as="span" size="sm" tone="quiet" nowrap>
              {choice.colors[name]?.toUpperCase() ?? t('start.noColor')}
            </Text>
          </Row>
        ))}
      </ul>
      {can.change_branding ? null : (
        <Text size="sm" tone="muted">
          {can.branding_owner === null ? t('start.brandingOfOwner') : t('start.brandingOf', { name: can.branding_owner })}
        </Text>
      )}
    </CardFrame>
  );
}

const place = (value: number, low: number, high: number) => Math.min(96, Math.max(4, (100 * (value - low)) / (high - low)));

function Scale({ from, to, at }: { from: string; to: string; at: number }) {
  return (
    <div className={classes.scale}>
      <span>{from}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.knob} style={{ insetInlineStart: `${at}%` }} />
      </span>
      <span>{to}</span>
    </div>
  );
}

export function VoiceCard(props: CardProps) {
  const { t, language } = useText();
  const { found } = props.start;
  const { profile } = props.choice;
  if (!found.voice || !profile)
    return (
      <CardFrame card="voice" {...props}>
        <Nothing>{t(`start.noVoice.${found.voice_problem ?? 'too_few_words'}`)}</Nothing>
      </CardFrame>
    );
  const formality = { casual: 15, neutral: 50, formal: 85 }[profile.formality];
  const liveliness = { never: 12, sparing: 40, free: 85 }[profile.exclamation_marks];
  return (
    <CardFrame
      card="voice"
      aside={t('start.words', { count: found.voice.words, number: formatNumber(found.voice.words, language) })}
      {...props}
    >
      <blockquote className={classes.quote}>{profile.sample_lines[0] ?? profile.tone.join(', ')}</blockquote>
      <Stack gap={10} size="sm">
        <Scale from={t('start.voiceScale.casual')} to={t('start.voiceScale.formal')} at={formality} />
        <Scale from={t('start.voiceScale.short')} to={t('start.voiceScale.long')} at={place(profile.sentence_words, 6, 28)} />
        <Scale from={t('start.voiceScale.calm')} to={t('start.voiceScale.lively')} at={liveliness} />
      </Stack>
      <Text size="sm" tone="quiet">
        {[profile.tone.join(', '), t('start.voiceSentence', { count: Math.round(profile.sentence_words) })]
          .filter(Boolean)
          .join('. ')}{' '}
        {profile.vocabulary.length === 0
          ? null
          : t('start.voiceOften', {
              words: new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(profile.vocabulary.slice(0, 4)),
            })}
      </Text>
    </CardFrame>
  );
}

const sectionColors = ['--cat-ai_writer', '--cat-seo', '--cat-ai_translation', '--cat-ai_chat', '--cat-ai_art', '--cat-trends'];

function SmallMap({ found, isPage }: { found: StartFound; isPage: (id: number) => boolean }) {
  const { t } = useText();
  const nodes = found.map.nodes.filter(({ page_id: id }) => isPage(id));
  const sections = [...new Set(nodes.map(({ section }) => section))];
  const at = new Map(nodes.map((node) => [node.page_id, { x: 150 + node.x * 138, y: 90 + node.y * 80 }]));
  return (
    <figure className={classes.figure}>
      <figcaption className="visually-hidden">{t('start.mapLabel', { count: nodes.length })}</figcaption>
      <svg viewBox="0 0 300 180" className={classes.map} aria-hidden="true">
        {found.map.edges.map(([from, to]) => {
          const [one, other] = [at.get(from), at.get(to)];
          return one && other ? (
            <line key={`${from}-${to}`} x1={one.x} y1={one.y} x2={other.x} y2={other.y} stroke="var(--line-strong)" />
          ) : null;
        })}
        {nodes.map(({ page_id: id, section, is_home: isHome, is_orphan: isOrphan }) => {
          const { x = 0, y = 0 } = at.get(id) ?? {};
          const color = `var(${sectionColors[sections.indexOf(section) % sectionColors.length] ?? '--cat-seo'})`;
          if (isOrphan)
            return <circle key={id} cx={x} cy={y} r={4} fill="var(--surface)" stroke="var(--failed)" strokeWidth={2} />;
          return <circle key={id} cx={x} cy={y} r={isHome ? 8 : 4} fill={isHome ? 'var(--ink)' : color} />;
        })}
      </svg>
    </figure>
  );
}

export function LinkMapCard(props: CardProps) {
  const { t, language } = useText();
  const { found } = props.start;
  const { internal, broken, orphans } = found.links;
  return (
    <CardFrame
      card="link_map"
      aside={t('start.linksCount', { count: internal, number: formatNumber(internal, language) })}
      {...props}
    >
      <SmallMap found={found} isPage={(id) => props.choice.pageIds.includes(id)} />
      <Text size="sm" tone="quiet">
        <Text as="span" tone={orphans ? 'failed' : 'quiet'} weight="semibold">
          {t('start.orphans', { count: orphans ?? 0 })}
        </Text>{' '}
        {t('start.orphansRest')}, {t('start.broken', { count: broken ?? 0 })}
      </Text>
    </CardFrame>
  );
}

const shown = 3;

function More({ count, onEdit }: { count: number; onEdit: () => void }) {
  const { t } = useText();
  return count > 0 ? (
    <button type="button" className={`text-link ${classes.more}`} onClick={onEdit}>
      {t('start.more', { count })}
    </button>
  ) : null;
}

export function TitlesCard(props: CardProps) {
  const { t, language } = useText();
  const { start, choice, onEdit } = props;
  const titles = start.found.titles.filter(({ page_id: id }) => choice.titleIds.includes(id));
  return (
    <CardFrame card="titles" aside={t('start.soFar.of', { count: start.found.titles.length, total: start.read })} {...props}>
      {start.found.titles.length === 0 ? <Nothing>{t('start.noTitles')}</Nothing> : null}
      <ul className={classes.lines}>
        {titles.slice(0, shown).map(({ page_id: id, title, pixels }) => (
          <li key={id}>
            <Text weight="medium" breaks>
              <bdi>{title}</bdi>
            </Text>
            <Row gap={8} size="sm" mt={8}>
              <span className={classes.width} aria-hidden="true">
                <span style={{ width: `${(100 * titlePixelLimit) / pixels}%` }} />
              </span>
              <Text as="span" tone="failed" weight="semibold" nowrap>
                {t('start.px', { number: formatNumber(pixels, language) })}
              </Text>
              <Text as="span" tone="quiet" nowrap>
                {t('start.ofPx', { count: titlePixelLimit })}
              </Text>
            </Row>
          </li>
        ))}
      </ul>
      <More count={titles.length - shown} onEdit={onEdit} />
    </CardFrame>
  );
}

export function MissingLinksCard(props: CardProps) {
  const { t } = useText();
  const { start, choice, onEdit } = props;
  const links = start.found.missing_links.filter(({ key }) => choice.linkKeys.includes(key));
  return (
    <CardFrame card="missing_links" aside={start.found.missing_links.length || ''} {...props}>
      {start.found.missing_links.length === 0 ? <Nothing>{t('start.noMissing')}</Nothing> : null}
      <ul className={classes.lines} data-lined>
        {links.slice(0, shown).map(({ key, anchor, from, to }) => (
          <li key={key}>
            <Text weight="medium" breaks>
              <bdi>{anchor}</bdi>
            </Text>
            <Text size="sm" tone="quiet" breaks>
              {t('start.from', { path: pathOf(from.url) })}
            </Text>
            <Text size="sm" tone="quiet" breaks>
              {t('start.to', { path: pathOf(to.url) })}
            </Text>
          </li>
        ))}
      </ul>
      <More count={links.length - shown} onEdit={onEdit} />
    </CardFrame>
  );
}

/** Name of a task. */
export function TaskName({ task }: { task: StartFound['tasks'][number] }) {
  const { t } = useText();
  if (task.kind !== 'job_posting') return t(`start.taskNames.${task.kind}`, { count: task.count });
  const name = [task.vacancy?.title, task.vacancy?.place].filter(Boolean).join(', ');
  return name === '' ? t('start.taskNames.job_posting') : t('start.taskNames.job_postingNamed', { name });
}

export function TasksCard(props: CardProps) {
  const { t } = useText();
  const { start, choice, isPersonal } = props;
  const tasks = wantedTasks(start, choice);
  const wanted = tasks.filter(({ isWanted }) => isWanted);
  return (
    <CardFrame card="tasks" aside={wanted.length || ''} {...props}>
      {start.found.tasks.length === 0 ? <Nothing>{t('start.noTasks')}</Nothing> : null}
      <ul className={classes.lines} data-lined>
        {wanted.map((task) => (
          <Row as="li" key={task.kind} gap={10} align="start">
            <IconCircle size={18} stroke={1.5} color="var(--ink-3)" aria-hidden="true" />
            <Text as="span" flex="fill" breaks>
              <TaskName task={task} />
            </Text>
            <Text as="span" size="sm" weight="medium" tone={task.works === 'now' ? 'ready' : 'hold'} nowrap>
              {t(`start.works.${task.works}`)}
            </Text>
          </Row>
        ))}
      </ul>
      {isPersonal && choice.checked.tasks && wanted.length > 0 ? (
        <Text size="sm" tone="quiet" breaks>
          {t('start.newWorkspace', { name: choice.name })}
        </Text>
      ) : null}
    </CardFrame>
  );
}
