/** A phone's width. */
export const phone = '@media (max-width: 599.95px)';

/** A finger rather than a mouse, or a phone's width: what is pressed there is at least 44 px high. */
export const touchScreen = '@media (pointer: coarse), (max-width: 599.95px)';

/** As high as a phone on its side, or what the keyboard leaves of one: what stays in sight takes too much of it. */
export const shortScreen = '@media (max-height: 479.95px)';

/** Where a dialog takes the whole screen: a phone, upright or on its side. */
export const smallScreen = '@media (max-width: 599.95px), (max-height: 479.95px)';

/**
 * Where the buttons that end a form stay at the lower edge, within reach of the thumb: a phone held either way, but not
 * what the keyboard leaves of one on its side, which is for the field.
 */
export const thumbReach =
  '@media (max-width: 599.95px) and (min-height: 320px), (max-height: 479.95px) and (min-height: 320px) and (pointer: coarse)';

/** As high as the bar with those buttons. */
export const thumbBarHeight = 61;

/** As high as a row of a table and its head, px. */
export const rowHeight = 40;
