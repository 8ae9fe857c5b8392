import { styled, useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { districtName } from '../../../domain/place/districts';
import { mapSize, outlines } from '../../../domain/place/outlines';
import type { Role } from '../../../domain/user/roles';
import { useTranslation } from '../../../i18n/useTranslation';
import type { OutlineFigure } from '../../../store/claims/figures/charts';
import { countedClaimsPath } from '../listLinks';
import { findClass, type MapClass } from './classes';
import { mapColour } from './MapLegend';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  '& path': {
    fill: theme.vars.palette.background.default,
    stroke: theme.vars.palette.outline,
    strokeWidth: 0.6,
    strokeLinejoin: 'round',
  },
  '& a:hover path': { stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
}));

type DistrictMapProps = { figures: OutlineFigure[]; classes: MapClass[]; role: Role };

/** Drawn again only when a count changes. The table beside it says all of it, and is what the keyboard goes through. */
export const DistrictMap = memo(function DistrictMap({ figures, classes, role }: DistrictMapProps) {
  const { t } = useTranslation();
  const { vars } = useTheme();
  const byOutline = new Map(figures.map((figure) => [figure.outline, figure]));
  return (
    <Drawing viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden>
      {outlines.map(({ outline, path }) => {
        const { count = 0, districts = [] } = byOutline.get(outline) ?? {};
        const title = t('{{district}}: {{count}} claims', { district: districtName(outline), count });
        const found = findClass(classes, count);
        return found ? (
          <Link key={outline} to={countedClaimsPath(role, districts)} tabIndex={-1} data-district={outline}>
            <path d={path} style={{ fill: mapColour(found.depth, vars) }}>
              <title>{title}</title>
            </path>
          </Link>
        ) : (
          <path key={outline} d={path}>
            <title>{title}</title>
          </path>
        );
      })}
    </Drawing>
  );
});
