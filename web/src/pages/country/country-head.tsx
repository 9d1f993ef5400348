import { type ReactNode, useMemo } from 'react';
import {
  AREA_HARVESTED,
  EXPORT_VALUE,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  PRODUCTION,
} from '#catalog/elements/codes.ts';
import { regionCodes } from '#catalog/regions/index.ts';
import { allianceCode } from '#catalog/regions/networks.ts';
import type { Profile } from '#contract/profiles.ts';
import { valueOr } from '../../api/loaded.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { hasFiles, ShareMenu } from '../../figure/figure-foot.tsx';
import { useFigurePlace } from '../../figure/figure-place.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelMenu } from '../../ui/panel-menu.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import { comparePath } from '../../url/compare-link.ts';
import type { CountryPageData } from './country-data.ts';
import { countryFigures } from './country-figures.ts';
import styles from './country-head.module.css';
import { leadText } from './country-texts.ts';
import { cropsWithCards, cropsWithPages, isNews, leadYear, mayLead, plateOf } from './lead-crop.ts';

interface HeadProps {
  profile: Profile;
  data: CountryPageData;
  hrefOf: (path: string) => string;
}

export function CountryHead({ profile, data, hrefOf }: HeadProps): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const { area, region, membership } = profile;
  const { crop } = data;
  const named = areaWords(words, area);
  const ownCrop = profile.crops.find((each) => each.crop === crop);
  const title =
    crop === null || hasSeveralCrops(data)
      ? words('country.title', { ...named })
      : words('country.crop.title', { ...named, crop: words(`crops.${crop}.name`) });
  const steps = [
    { name: words('country.index.title'), href: hrefOf('/country') },
    ...(membership !== null && area !== allianceCode
      ? [{ name: areaName(words, allianceCode), href: hrefOf(areaPagePath(allianceCode, true)) }]
      : []),
    ...(region !== null && regionCodes.includes(region)
      ? [{ name: areaName(words, region), href: hrefOf(areaPagePath(region, true)) }]
      : []),
  ];
  return (
    <>
      <div className={styles.head}>
        <LocatorPicture locator={data.locator} name={areaName(words, area)} />
        <PageTitle
          breadcrumb={
            <Breadcrumb
              label={words('frame.breadcrumb.label')}
              steps={steps}
              current={areaName(words, area)}
            />
          }
          title={title}
          chip={
            <LatestChip
              year={ownCrop === undefined ? null : leadYear(ownCrop, profile)}
              release={data.release}
            />
          }
          finding={leadText(profile, speech, crop, valueOr(data.cards, null))}
        />
        <div className={styles.side}>
          <TakeButtons data={data} />
          <KeyFigures profile={profile} crop={crop} />
        </div>
      </div>
      <AdjustedNotice ignored={data.ignored} shown={title} />
      <CropChips profile={profile} data={data} hrefOf={hrefOf} />
    </>
  );
}

/** Whether the wall has cards of several crops. */
const hasSeveralCrops = ({ others }: CountryPageData): boolean => valueOr(others, []).length > 0;

function LocatorPicture(props: { locator: CountryPageData['locator']; name: string }): ReactNode {
  const { locator, name } = props;
  if (locator === null) return null;
  const { width, height, land, own, dot } = locator;
  return (
    <svg
      className={styles.locator}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={name}
    >
      <path d={land} fill="var(--map-none)" />
      <path d={own} fill="var(--accent)" />
      {dot !== null && (
        <circle cx={dot[0]} cy={dot[1]} r="5" fill="none" stroke="var(--accent)" strokeWidth="2.5" />
      )}
    </svg>
  );
}

function TakeButtons({ data }: { data: CountryPageData }): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const { page, search } = useFigurePlace();
  const figures = useMemo(() => countryFigures(data, speech).filter(hasFiles), [data, speech]);
  const lead =
    figures.find(({ isLead }) => isLead === true) ?? figures.find(({ picture }) => picture !== null);
  if (figures.length === 0) return null;
  const hrefOf = (ending: string, figure?: string): string => {
    const query = new URLSearchParams(search);
    if (figure !== undefined) query.set('figure', figure);
    return `${page}.${ending}${query.size === 0 ? '' : `?${query}`}`;
  };
  return (
    <div className={styles.take} data-print="no">
      <PanelMenu
        name={words('country.take')}
        label={words('country.take')}
        icon="download"
        look="button"
        closeLabel={words('frame.action.close')}
      >
        <div className={styles.files}>
          <p>
            <a href={hrefOf('zip')} rel="nofollow" data-first="">
              {words('country.take.zip', { count: figures.length })}
            </a>
          </p>
          <p>
            <a href={hrefOf('json')} rel="nofollow">
              {words('country.take.json')}
            </a>
          </p>
          <p>{words('country.take.each')}</p>
          <ul>
            {figures.map(({ id, title }) => (
              <li key={id}>
                <a href={hrefOf('csv', id)} rel="nofollow">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </PanelMenu>
      {lead !== undefined && <ShareMenu figure={lead} look="button" />}
    </div>
  );
}

function KeyFigures({ profile, crop }: { profile: Profile; crop: string | null }): ReactNode {
  const speech = useSpeech();
  const { words, formats } = speech;
  const ownCrop = profile.crops.find((each) => each.crop === crop);
  const harvest = [PRODUCTION, AREA_HARVESTED].flatMap((element) => {
    const trend = ownCrop?.harvest.find((each) => each.element === element);
    if (trend === undefined || trend.value === 0 || !mayLead(trend, profile)) return [];
    const { year, value, rank, ranked } = trend;
    return [
      [
        editFigure(element, value, speech),
        [
          words(`country.harvest.${element === PRODUCTION ? 'production' : 'area'}`),
          formats.year(year),
          ...(rank === null || ranked === null
            ? []
            : [words('country.harvest.rank', { rank: String(rank), ranked: String(ranked) })]),
        ].join(', '),
      ] as const,
    ];
  });
  const plateYear = ownCrop && plateOf(ownCrop, profile)?.year;
  const food = ownCrop?.balance.find(
    ({ element, year, doubt }) =>
      (element === FOOD_PER_CAPITA || element === FOOD_PER_CAPITA_AGGREGATE) &&
      doubt === undefined &&
      isNews(profile, year, 'newestBalance') &&
      // Beside the crop's newer part of all food it would be old.
      year >= (plateYear ?? year),
  );
  const flows = (
    harvest.length === 0 ? (ownCrop?.trade ?? []).toSorted((a, b) => b.value - a.value) : []
  ).flatMap((flow) => {
    if (!isNews(profile, flow.year)) return [];
    const name = words(`country.trade.${flow.element === EXPORT_VALUE ? 'exports' : 'imports'}`);
    return [[figureInSentence(flow.element, flow, speech), `${name}, ${formats.year(flow.year)}`] as const];
  });
  const rows = [
    ...harvest,
    ...flows,
    ...(food === undefined
      ? []
      : [
          [
            editFigure(food.element, food.value, speech, { form: 'lead' }),
            `${words('country.key.food', { crop: words(`crops.${crop}.name`) })}, ${formats.year(food.year)}`,
          ] as const,
        ]),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {rows.map(([number, text]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}

function CropChips({ profile, data, hrefOf }: HeadProps): ReactNode {
  const { words } = useSpeech();
  const { crop } = data;
  if (crop === null) return null;
  const known = cropsWithCards(profile);
  const crops = cropsWithPages(profile).filter((each) => each === crop || known.includes(each));
  const produced = profile.crops.some(
    (each) => each.crop === crop && each.harvest.some(({ element }) => element === PRODUCTION),
  );
  const path = areaPagePath(profile.area, profile.kind === 'aggregate');
  return (
    <nav className={styles.crops} aria-label={words('country.crop.choose')} data-print="no">
      <ul>
        {crops.map((each) => (
          <li key={each}>
            <a
              href={hrefOf(`${path}?crop=${each}`)}
              aria-current={each === crop && !hasSeveralCrops(data) ? 'true' : undefined}
            >
              {words(`crops.${each}.name`)}
            </a>
          </li>
        ))}
      </ul>
      {produced && (
        <a className={styles.compare} href={hrefOf(comparePath([`${profile.area}.${crop}.${PRODUCTION}`]))}>
          {words('figure.compare')}
        </a>
      )}
    </nav>
  );
}
