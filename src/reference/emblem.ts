/** The portal's mark, on a square of 32: a crested crane on a forest shield. Paths of M, L, C and Z alone. */
export const emblemShapes = [
  {
    fill: '#1F5B3A',
    stroke: '#E0B066',
    strokeWidth: 1.2,
    path: 'M16 1L28.4 4.4L28.4 16C28.4 23.2 23.2 28.4 16 31C8.8 28.4 3.6 23.2 3.6 16L3.6 4.4Z',
  },
  {
    stroke: '#E0B066',
    strokeWidth: 0.8,
    path: 'M15.2 9.8L12.6 6.5M15.7 9.5L13.7 4.5M16.3 9.4L15.8 3.2M16.8 9.5L18.4 2.9M17.4 9.7L20.9 3.7M17.9 10L22.8 5.5M18.2 10.5L23.8 7.8M18.4 11.1L23.7 10.2M18.4 11.7L22.7 12.3',
  },
  {
    fill: '#F6F7F2',
    path: 'M18.4 11.2C19.9 14.8 17.3 17.8 17.1 20.6C17 23 18.8 24.8 21.4 26.4C19.8 27.9 18 29 16 29.7C13.4 28.8 11.2 27.4 9.4 25.6C12.4 24.6 13.7 22.8 13.7 20.4C13.7 18.2 12.8 16.6 12 15L5.4 15.2C7.2 13.4 9.2 12.4 11.3 11.9C11.9 9.7 13.4 8.4 15.2 8.4C16.8 8.4 17.8 9.6 18.4 11.2Z',
  },
  {
    fill: '#17211B',
    path: 'M11.3 11.9C11.9 9.7 13.4 8.4 15.2 8.4C16.2 8.4 17 8.9 17.6 9.6C15.6 9.8 14.6 10.8 14.2 12.2C13.2 12.6 12.2 12.5 11.3 11.9Z',
  },
  { fill: '#B3261E', path: 'M12.1 15.2C12.3 16.9 13.5 17.4 13.9 19C14.6 17.6 14.3 16 13.6 15Z' },
] as const satisfies readonly { path: string; fill?: string; stroke?: string; strokeWidth?: number }[];
