import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { SectionCard } from '../../ui/page/SectionCard';

/** The parts of the page, in their order; each has an address of its own: /settings#profile. */
const sections = {
  profile: 'Profile',
  notifications: 'Notification preferences',
  security: 'Security and privacy',
  preferences: 'System preferences',
  data: 'Data management',
  status: 'System status',
  sharing: 'Sharing',
} as const;

type SectionProps = { name: keyof typeof sections; description?: ReactNode; children: ReactNode };

/** A part of the page, which its own address brings into sight and into focus. */
export function Section({ name, description, children }: SectionProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const called = hash === `#${name}`;

  useEffect(() => {
    if (!called) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [called, key]);

  return (
    <SectionCard title={t(sections[name])} description={description} ref={card}>
      {children}
    </SectionCard>
  );
}
