import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen, routes } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectFoundPaymentRows, selectPaymentRowCounts } from '../../../store/payments/queue';
import { selectRole } from '../../../store/session/selectors';
import { EmptyState } from '../../../ui/page/EmptyState';
import { NothingFound } from '../../../ui/page/NothingFound';
import { CardsSkeleton, SectionSkeleton } from '../../../ui/page/Skeletons';
import { useAddress } from '../../../ui/list/useAddress';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden';
import { Instructions } from './Instructions';
import { paymentAddress } from './useLeavePayment';
import { cardButtonId } from './PaymentCard';
import { PaymentFilters } from './PaymentFilters';
import { PaymentList } from './PaymentList';
import { ProcessPayment } from './ProcessPayment';
import { ScheduleButton } from './ScheduleButton';

/** The payments to be processed, and beside them the one that is. */
export function PaymentTab() {
  const { t } = useTranslation();
  const { place, search, go, findPlace, typeSearch, keepSearch } = useAddress(paymentAddress);
  const { status, payment: paymentId } = place;
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const open = useAppSelector((state) => state.storage.open);
  const counts = useAppSelector(selectPaymentRowCounts);

  // The key typed comes first; the cards that answer it follow.
  const shownSearch = useDeferredValue(search);
  const rows = useAppSelector((state) => selectFoundPaymentRows(state, status, shownSearch));

  /** Back leads to the list, not through every payment that was looked at. */
  const select = useCallback(
    (payment: string) => go({ payment }, { replace: findPlace().payment !== undefined }),
    [go, findPlace],
  );
  const clearSelection = () => go({ payment: undefined }, { replace: true });

  const panelRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const selected = useRef(paymentId);
  const nextId = useRef<string>(undefined);

  // From the card to what it opened, and back: to the card, or to the one that took its place as the next to be done.
  useEffect(() => {
    const left = selected.current;
    if (left === paymentId) return;
    selected.current = paymentId;
    if (paymentId === undefined) {
      const card = document.getElementById(cardButtonId(nextId.current ?? left ?? ''));
      (card ?? headingRef.current)?.focus();
    } else panelRef.current?.focus();
    nextId.current = undefined;
  }, [paymentId]);

  const finish = () => {
    const index = rows.findIndex(({ payment }) => payment.id === paymentId);
    nextId.current = (rows[index + 1] ?? rows[index - 1])?.payment.id;
    clearSelection();
  };

  const noneText = () => {
    if (!status) return t('No payment matches this search.');
    return shownSearch ? t('No payment with this status matches this search.') : t('No payment has this status.');
  };

  const list = () => {
    if (!open) return <CardsSkeleton cards={6} />;
    if (counts.all === 0) return <NoPayments />;
    if (rows.length === 0) {
      return (
        <NothingFound
          title={t('No payments match')}
          text={noneText()}
          onClear={() => go({ status: undefined }, { search: '' })}
        />
      );
    }
    return (
      <PaymentList
        key={`${status} ${shownSearch}`}
        rows={rows}
        label={t('Payments')}
        selectedId={paymentId}
        onSelect={select}
      />
    );
  };

  const beside = () => {
    if (paymentId === undefined) return !narrow && <Instructions />;
    if (!open) return !narrow && <SectionSkeleton fields={6} />;
    return (
      <ProcessPayment
        key={paymentId}
        paymentId={paymentId}
        narrow={narrow}
        panelRef={panelRef}
        onSelect={select}
        onClose={clearSelection}
        onDone={finish}
      />
    );
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(340px, 2fr)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {narrow && (
          <Box sx={{ mb: 2 }}>
            <Instructions folded />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, mb: 1.5 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            <Typography variant="h2" ref={headingRef} tabIndex={-1}>
              {t('Payments')}
            </Typography>
            <Box sx={{ color: 'text.secondary' }}>{t('Oldest unpaid first')}</Box>
          </Box>
          {open && counts.all > 0 && <ScheduleButton rows={rows} />}
        </Box>
        <PaymentFilters
          status={status}
          counts={counts}
          search={search}
          onStatus={(next) => go({ status: next })}
          onSearch={typeSearch}
          onSearchLeft={keepSearch}
        />
        {list()}
        <VisuallyHidden role="status">{open && t('{{count}} payments', { count: rows.length })}</VisuallyHidden>
      </Box>
      {/* Under the portal's header, which is 56 px high, and never longer than what is left of the window. */}
      <Box
        sx={{
          minWidth: 0,
          position: 'sticky',
          top: 72,
          maxHeight: 'calc(100dvh - 88px)',
          overflowY: 'auto',
          '--notice-top': '8px',
        }}
      >
        {beside()}
      </Box>
    </Box>
  );
}

function NoPayments() {
  const { t } = useTranslation();
  const role = useAppSelector(selectRole);
  return (
    <Card>
      <EmptyState
        icon={<PaymentsOutlined />}
        title={t('No payments yet')}
        text={t('Payments appear here once a claim has final approval.')}
        action={
          role &&
          mayOpen('verification', role) && (
            <Button component={Link} to={routes.verification.path} variant="outlined">
              {t('Go to final approvals')}
            </Button>
          )
        }
      />
    </Card>
  );
}
