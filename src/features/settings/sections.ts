/** The parts of the page, in their order; each has an address of its own: /settings#profile. */
export const sections = {
  profile: 'Profile',
  notifications: 'Notification preferences',
  security: 'Security and privacy',
  preferences: 'System preferences',
  data: 'Data management',
  status: 'System status',
} as const;

export type SectionName = keyof typeof sections;
