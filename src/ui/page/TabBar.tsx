import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useRef, type ReactNode } from 'react';

type TabBarProps<Name extends string> = {
  /** Tells the tabs of one page from those of another; the same for `TabPanel`. */
  id: string;
  /** What they are tabs of, for a screen reader. */
  label: string;
  /** In their order; labels are already translated. */
  tabs: readonly { name: Name; label: string }[];
  tab: Name;
  onChange: (tab: Name) => void;
};

/** The browser's own scrolling on a narrow screen: the library's measures the page twice before it is shown. */
const scrolling = {
  '& .MuiTabs-scroller': { overflowX: 'auto', scrollbarWidth: 'none' },
  '& .MuiTabs-list': { width: 'max-content' },
} as const;

/** The parts of a page, of which one is shown; the chosen one is in sight. */
export function TabBar<Name extends string>({ id, label, tabs, tab, onChange }: TabBarProps<Name>) {
  const ref = useRef<HTMLDivElement>(null);
  const inSight = useRef(tabs[0]?.name);
  useEffect(() => {
    if (inSight.current === tab) return;
    inSight.current = tab;
    const scroller = ref.current?.querySelector('.MuiTabs-scroller');
    const chosen = ref.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (!scroller || !chosen) return;
    // Sideways alone, and no further than need be: the page stays where it is.
    const { offsetLeft: start, offsetWidth: width } = chosen;
    scroller.scrollLeft = Math.min(start, Math.max(scroller.scrollLeft, start + width - scroller.clientWidth));
  }, [tab]);

  return (
    <Tabs
      ref={ref}
      value={tab}
      onChange={(_event, next: Name) => onChange(next)}
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2, ...scrolling }}
    >
      {tabs.map(({ name, label: text }) => (
        <Tab key={name} value={name} label={text} id={`${id}-tab-${name}`} aria-controls={`${id}-panel-${name}`} />
      ))}
    </Tabs>
  );
}

type TabPanelProps = { id: string; name: string; hidden?: boolean; children: ReactNode };

/** What a tab of a `TabBar` shows. */
export function TabPanel({ id, name, hidden, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${id}-panel-${name}`} aria-labelledby={`${id}-tab-${name}`} hidden={hidden}>
      {children}
    </div>
  );
}
