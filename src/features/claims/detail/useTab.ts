import { useSearchParams } from 'react-router-dom';
import type { ClaimTab } from './claimTabs';

/** The tab in the URL, so that it survives a reload and Back leads to the one before. One not shown is the summary. */
export function useTab(tabs: readonly ClaimTab[]) {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'summary';
  const showTab = (next: ClaimTab, options: { replace?: boolean } = {}) => {
    if (next !== tab) setParams(next === 'summary' ? {} : { tab: next }, { ...options, preventScrollReset: true });
  };
  return { tab, showTab };
}
