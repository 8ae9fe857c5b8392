/**
 * Where the system paints in its own few colours (Windows high contrast), grounds are gone: what only a ground showed
 * gets a line, in the system's colours by their CSS names. Outlines, borders and text the browser sees to.
 */
export const forcedColours = {
  '@media (forced-colors: active)': {
    ':where(:focus-visible)': { outline: '3px solid Highlight' },
    // Twice each: the library's own rules come later.
    '.MuiButton-contained.MuiButton-contained, .MuiChip-root.MuiChip-root': { border: '1px solid' },
    '.MuiTabs-indicator': { backgroundColor: 'Highlight' },
    '.MuiLinearProgress-root': { border: '1px solid CanvasText' },
    '.MuiLinearProgress-bar': { backgroundColor: 'Highlight' },
    '.MuiSwitch-track': { border: '1px solid CanvasText' },
    '.MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
    '.MuiSwitch-switchBase.Mui-checked': {
      '& .MuiSwitch-thumb': { backgroundColor: 'Highlight' },
      '& + .MuiSwitch-track': { borderColor: 'Highlight' },
    },
    // Chosen, current, under the arrow keys: in the system's colour of a selection.
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], .MuiMenuItem-root.Mui-selected, .MuiMenuItem-root.Mui-focusVisible, .MuiAutocomplete-option.Mui-focused, [role="gridcell"][aria-selected="true"]':
      { outline: '2px solid Highlight', outlineOffset: -2 },
    '.MuiSkeleton-root': { border: '1px solid GrayText' },
    '.MuiTooltip-tooltip': { border: '1px solid' },
  },
};
