import { memo, useRef } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import { cardHeight, useCardsLayout } from './cardsLayout';
import { ClaimCard } from './ClaimCard';
import { VirtualRows } from '../rows/VirtualRows';
import { ListCards } from './ListCards';
import { SelectPage } from '../selection/SelectPage';
import type { Selection } from '../selection/selection';
import type { OpenMenu } from '../rows/RowMenus';
import { useOpenOnClick } from '../rows/useOpenOnClick';
import { useRowKeys } from '../rows/useRowKeys';
import { useToday } from '../../../../ui/page/useToday';

type ClaimsCardsProps = {
  rows: readonly ClaimRow[];
  /** The most rows of a page. */
  size: number;
  /** What the rows answer: the same object for the same order, page, filters and search. */
  asked: object;
  selection: Selection | undefined;
  onMenu: OpenMenu;
  /** From this card on they only come near to the search. */
  nearFrom: number;
};

/** A page of the list where the table has no room: one card after the other on a phone, two abreast on a tablet. */
export const ClaimsCards = memo(function ClaimsCards(props: ClaimsCardsProps) {
  const { rows, size, asked, selection, onMenu, nearFrom } = props;
  const { t } = useTranslation();
  const { abreast, roomRef, gap, style } = useCardsLayout();
  const listRef = useRef<HTMLUListElement>(null);
  const keys = useRowKeys(rows, asked, listRef);
  const openOnClick = useOpenOnClick();
  const today = useToday();

  return (
    <div ref={roomRef}>
      {selection && <SelectPage selection={selection} inWords />}
      <VirtualRows
        listRef={listRef}
        size={size}
        count={Math.ceil(rows.length / abreast)}
        items={rows.length}
        estimate={cardHeight}
        gap={gap}
      >
        {({ first, end, before, after, measure }) => (
          <ListCards
            onClick={openOnClick}
            ref={listRef}
            tabIndex={-1}
            aria-label={t('Claims')}
            style={{ ...style, paddingTop: before, paddingBottom: after }}
          >
            {rows.slice(first * abreast, end * abreast).map((row, offset) => {
              const index = first * abreast + offset;
              const startsLine = index % abreast === 0;
              return (
                <li
                  key={keys[index]}
                  ref={startsLine ? measure : undefined}
                  data-index={startsLine ? index / abreast : undefined}
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                >
                  <ClaimCard row={row} today={today} isNear={index >= nearFrom} selection={selection} onMenu={onMenu} />
                </li>
              );
            })}
          </ListCards>
        )}
      </VirtualRows>
    </div>
  );
});
