import { marketSource } from '../../domain/valuation/marketPrices';
import { useTranslation } from '../../i18n/useTranslation';
import { useFormats } from '../../ui/text/formats';

/** What market prices are, where they come from and when they are from: they are no rates. */
export function MarketSource() {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { name, from, to } = marketSource;
  return t('Market prices are retail prices: the median of {{from}} to {{to}}. Source: {{source}}.', {
    from: date(from),
    to: date(to),
    source: name,
  });
}
