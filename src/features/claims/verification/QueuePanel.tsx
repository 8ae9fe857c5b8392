import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Claim } from '../../../domain/claim/claim';
import { mayOpen, routes } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { EmptyState } from '../../../ui/page/EmptyState';
import { SearchBox } from '../../../ui/list/SearchBox';
import { findRow, QueueList, type QueueChoice } from './QueueList';
import { queueWords, type QueueRole } from './queueWords';

type QueuePanelProps = {
  role: QueueRole;
  /** Everything that waits, and what of it the search leaves. */
  total: number;
  found: readonly Claim[];
  /** No longer in the queue, with something typed for them that is not sent. */
  left: readonly Claim[];
  search: string;
  onSearch: (text: string) => void;
  openId: string | undefined;
  today: string;
  unsent: ReadonlySet<string>;
  onChoose: (claimId: string, choice: QueueChoice) => void;
  /** The claim that the person comes back from: its row takes the focus. */
  returnTo: string | undefined;
  onReturned: () => void;
};

/** The queue with its count and search. */
export function QueuePanel(props: QueuePanelProps) {
  const { role, total, found, left, search, onSearch, openId, today, unsent, onChoose, returnTo, onReturned } = props;
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(search);
  const cardRef = useRef<HTMLDivElement>(null);
  const list = { openId, today, unsent, hintId: `${id}-hint`, onChoose };

  const type = (text: string) => {
    setTyped(text);
    // The key typed comes first; the rows that answer it follow.
    startTransition(() => onSearch(text));
  };

  useEffect(() => {
    if (!returnTo) return;
    findRow(cardRef.current, returnTo)?.focus();
    onReturned();
  }, [returnTo, onReturned]);

  return (
    <Card
      ref={cardRef}
      component="section"
      aria-labelledby={`${id}-title`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        maxHeight: { md: 'calc(100dvh - 11.5rem)' },
        minHeight: { md: 320 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography id={`${id}-title`} variant="h2">
            {t(queueWords[role].title)}
          </Typography>
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {search.trim()
              ? t('{{found}} of {{count}} claims', { found: found.length, count: total })
              : t('{{count}} claims', { count: total })}
          </Box>
        </Box>
        {total > 0 && (
          <SearchBox
            label={t('Search the queue')}
            placeholder={t('Search ID, claimant, district')}
            value={typed}
            onChange={type}
          />
        )}
        <Box id={`${id}-hint`} hidden>
          {t('Use Up and Down to open the previous or next claim. Press Enter to move to the open claim.')}
        </Box>
      </Box>
      {left.length > 0 && (
        <Box
          sx={{
            // The long queue below it must not press it together.
            flex: 'none',
            maxHeight: { md: '30dvh' },
            overflowY: { md: 'auto' },
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="h3" sx={{ px: 1.5, pt: 1.5, pb: 0.5 }}>
            {t('Unsaved, no longer in the queue')}
          </Typography>
          <QueueList label={t('Unsaved, no longer in the queue')} claims={left} {...list} />
        </Box>
      )}
      {total === 0 && <EmptyQueue role={role} />}
      {total > 0 && found.length === 0 && (
        <EmptyState
          icon={<SearchOff />}
          title={t('No claims match')}
          text={t('Nothing in the queue matches "{{search}}".', { search: search.trim() })}
          action={
            <Button variant="outlined" onClick={() => type('')}>
              {t('Clear all')}
            </Button>
          }
        />
      )}
      {found.length > 0 && (
        <Box sx={{ overflowY: { md: 'auto' }, flex: 1, minHeight: 0 }}>
          <QueueList label={t('Claims table')} claims={found} {...list} />
        </Box>
      )}
    </Card>
  );
}

/** A queue in which nothing waits: what would be here. */
export function EmptyQueue({ role }: { role: QueueRole }) {
  const { t } = useTranslation();
  const { empty, emptyText } = queueWords[role];
  return (
    <EmptyState
      icon={<InboxOutlined />}
      title={t(empty)}
      text={t(emptyText)}
      action={
        mayOpen('newClaim', role) && (
          <Button component={Link} to={routes.newClaim.path} variant="outlined">
            {t('Register a claim')}
          </Button>
        )
      }
    />
  );
}
