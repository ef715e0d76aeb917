// A drawing of countries. It serves sight and arrow keys: screen reader users read the table beside it,
// which has the same values.
import { useElementSize } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useText } from '../use-text.ts';
import classes from './country-map.module.css';
import type { CountryShape } from './country-shapes.ts';
import { type Direction, drawCountries, nextCountry, type Position } from './draw-countries.ts';
import { circlesOf, type MapCircle } from './map-circles.ts';
import type { MapRegion } from './map-regions.ts';
import { useMapView } from './use-map-view.ts';

interface CountryMapProps {
  /** Description of the map, for the keyboard. */
  label: string;
  shapes: readonly CountryShape[];
  region: MapRegion;
  /** By code, from 0 to 1; null and missing values are unknown. */
  shares: ReadonlyMap<string, number | null>;
  circles?: readonly MapCircle[];
  selected: string | null;
  onSelect: (code: string | null) => void;
  /** Announcement of the selected country. */
  say: (code: string) => string;
  /** Tooltip of the country that is pointed at or selected. */
  card: (code: string) => ReactNode;
  /** In a corner of the map. */
  legend?: ReactNode;
}

const usual = { width: 760, height: 560 };
const directions: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Direction[];
/** Pixels that the card needs. */
const card = { width: 216, height: 130, gap: 14 };

/** Beside a position, on the side that has room. */
function cardStyle([x, y]: Position, { width, height }: { width: number; height: number }): CSSProperties {
  const left = x + card.gap + card.width > width ? x - card.gap - card.width : x + card.gap;
  return {
    left: Math.max(4, Math.min(left, width - card.width - 4)),
    top: Math.max(4, Math.min(y - card.height / 2, height - card.height - 4)),
  };
}

/** A share of nothing has a colour too: it is known. */
const fillOf = (share: number | null | undefined) =>
  share === null || share === undefined ? undefined : ({ '--share': `${Math.round(12 + share * 88)}%` } as CSSProperties);

export default function CountryMap(props: CountryMapProps) {
  const { label, shapes, region, shares, circles = [], selected, onSelect, say, legend } = props;
  const { t } = useText();
  const hint = useId();
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const size = useMemo(() => (width > 0 && height > 0 ? { width, height } : usual), [width, height]);
  const drawn = useMemo(() => drawCountries(shapes, region, size), [shapes, region, size]);
  const [hovered, setHovered] = useState<string | null>(null);
  const view = useMapView(size);
  const group = useRef<HTMLDivElement>(null);
  const shown = hovered ?? selected;
  const at = shown === null ? undefined : drawn.positions.get(shown);
  const first = [...shares.keys()].find((code) => drawn.positions.has(code)) ?? drawn.positions.keys().next().value ?? null;
  const centre = (code: string) => {
    const position = drawn.positions.get(code);
    if (position) view.reveal(position);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '-') return view.zoom(event.key === '+' ? 1 : -1, at);
    if (event.key === 'Escape' && selected !== null) return onSelect(null);
    if (!directions.includes(event.key)) return;
    event.preventDefault();
    const known = selected !== null && drawn.positions.has(selected) ? selected : null;
    const next = known === null ? first : nextCountry(drawn.positions, known, event.key as Direction);
    if (next === null) return;
    setHovered(null);
    onSelect(next);
    centre(next);
  };
  const pointer = (code: string) => ({
    onPointerEnter: () => setHovered(code),
    onPointerLeave: () => setHovered(null),
    onClick: () => {
      if (!view.wasDragged()) onSelect(code === selected ? null : code);
    },
  });
  const isKnown = (code: string | null) => code !== null && drawn.positions.has(code);
  const { scale } = view;
  return (
    <div className={classes.map} ref={ref}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- the map handles arrow keys; screen readers read the table */}
      <div
        ref={group}
        role="application"
        aria-label={label}
        aria-describedby={hint}
        className={classes.keys}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...view.drag}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */}
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className={classes.drawing}
          aria-hidden="true"
          data-moving={view.isDragging || undefined}
        >
          <g transform={view.transform}>
            {drawn.paths.map(({ key, code, d }) => (
              <path
                key={key}
                d={d}
                className={classes.country}
                data-code={code}
                data-known={(code !== null && typeof shares.get(code) === 'number') || undefined}
                style={code === null ? undefined : fillOf(shares.get(code))}
                {...(code !== null && isKnown(code) ? pointer(code) : {})}
              />
            ))}
            {drawn.paths
              .filter(({ code }) => code !== null && code === selected)
              .map(({ key, d }) => (
                <path key={key} d={d} className={classes.selected} />
              ))}
            {[...drawn.small]
              .filter((code) => typeof shares.get(code) === 'number' || code === selected)
              .map((code) => {
                const [x, y] = drawn.positions.get(code) ?? [0, 0];
                return (
                  <circle
                    key={code}
                    cx={x}
                    cy={y}
                    r={(region === 'world' ? 3.4 : 4.5) / scale}
                    className={classes.dot}
                    data-code={code}
                    data-selected={code === selected || undefined}
                    data-known={typeof shares.get(code) === 'number' || undefined}
                    style={fillOf(shares.get(code))}
                    {...pointer(code)}
                  />
                );
              })}
            {circlesOf(circles, drawn.positions, region).map(({ id, name, x, y, radius }) => (
              <g key={id} className={classes.audience}>
                <circle cx={x} cy={y} r={radius / scale} />
                <text x={x} y={y + (radius + 16) / scale} fontSize={12.5 / scale} strokeWidth={3.5 / scale}>
                  {name}
                </text>
              </g>
            ))}
          </g>
        </svg>
      </div>
      <p id={hint} className="visually-hidden">
        {t('countryMap.hint')}
      </p>
      <output className="visually-hidden">{selected === null ? '' : say(selected)}</output>
      {shown !== null && at ? (
        <div className={classes.card} style={cardStyle(view.toScreen(at), size)} aria-hidden="true">
          {props.card(shown)}
        </div>
      ) : null}
      {legend}
      <div className={classes.zoom}>
        {([1, -1] as const).map((step) => (
          <button
            key={step}
            type="button"
            aria-label={t(step === 1 ? 'countryMap.zoomIn' : 'countryMap.zoomOut')}
            disabled={step === 1 ? view.isNearest : view.isWhole}
            onClick={() => view.zoom(step, at)}
          >
            {step === 1 ? <IconPlus size={18} aria-hidden="true" /> : <IconMinus size={18} aria-hidden="true" />}
          </button>
        ))}
      </div>
    </div>
  );
}
