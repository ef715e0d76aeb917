// `/brand-voices/{id}` and `/brand-voices/new`: one voice, kept or in the making.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWorkspaceId } from '../base/workspace.ts';
import { voicesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { NewVoice } from '../features/brand-voices/new-voice.tsx';
import { VoiceBadges } from '../features/brand-voices/voice-badges.tsx';
import { VoiceEditor } from '../features/brand-voices/voice-editor.tsx';
import { VoiceMenu } from '../features/brand-voices/voice-menu.tsx';
import { VoiceSummary } from '../features/brand-voices/voice-summary.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Row } from '../ui/row.tsx';
import { SkeletonPage } from '../ui/skeleton-page.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/brand-voices/$voice');

/** A voice out of reach is said to be gone. */
export function BrandVoicePage() {
  const { t, language } = useText();
  const { voice: asked } = route.useParams();
  const navigate = useNavigate();
  const isNew = asked === 'new';
  const workspaceId = useWorkspaceId();
  const here = useQuery(voicesQuery(workspaceId, language));
  const isHere = here.data?.brand_voices_list.some(({ id }) => String(id) === asked) ?? false;
  // Owners reach every voice of the company, from wherever they are.
  const isElsewhere = !isNew && !isHere && (here.data?.can.show_all ?? false);
  const whole = useQuery({ ...voicesQuery(workspaceId, language, true), enabled: isElsewhere });
  const { data, isPending, refetch } = isElsewhere ? whole : here;
  const voice = data?.brand_voices_list.find(({ id }) => String(id) === asked);
  const reload = async () => (await refetch()).data?.brand_voices_list.find(({ id }) => String(id) === asked);
  const title = isNew ? t('voices.new') : (voice?.name ?? t('voices.title'));
  usePageTitle(title);
  if (isPending) return <SkeletonPage />;
  if (!data) return <ErrorState title={t('voices.failed')} onRetry={() => void refetch()} />;
  const toList = (
    <ButtonLink to="/brand-voices" search={{}} variant="default">
      {t('voices.toList')}
    </ButtonLink>
  );
  if (isNew && !data.can.create) {
    const isFull = data.brand_voices_limit.available_brand_voices === 0;
    return (
      <EmptyState level={1} title={t('voices.cannotCreate')} action={toList}>
        {isFull
          ? t('voices.limitReached', {
              count: data.brand_voices_limit.max_brand_voices,
              used: data.brand_voices_limit.max_brand_voices,
              most: data.brand_voices_limit.max_brand_voices,
            })
          : t('voices.emptyForUsers')}
      </EmptyState>
    );
  }
  if (!isNew && !voice) {
    return (
      <EmptyState level={1} title={t('voices.gone')} action={toList}>
        {t('voices.goneLead')}
      </EmptyState>
    );
  }
  const leave = () => void navigate({ to: '/brand-voices', search: {}, replace: true, ignoreBlocker: true });
  return (
    <PageFrame>
      <Stack mb={10}>
        <Breadcrumbs crumbs={[{ label: t('voices.title'), link: { to: '/brand-voices' } }, { label: title }]} />
      </Stack>
      <PageHeader
        title={title}
        lead={isNew ? t('voices.create.lead') : undefined}
        actions={
          voice ? (
            <Row as="span" gap={10}>
              <VoiceBadges voice={voice} isDefault={isElsewhere ? voice.default : voice.id === data.default_id} />
              <VoiceMenu voice={voice} onDeleted={leave} />
            </Row>
          ) : null
        }
      />
      {isNew ? (
        <NewVoice
          presets={data.brand_voices_preset}
          isFirst={data.brand_voices_list.length === 0}
          onKept={({ id }) => void navigate({ to: '/brand-voices/$voice', params: { voice: String(id) }, replace: true })}
        />
      ) : null}
      {voice?.can.edit ? <VoiceEditor key={voice.id} voice={voice} onReload={reload} /> : null}
      {voice && !voice.can.edit ? <VoiceSummary voice={voice} /> : null}
    </PageFrame>
  );
}
