import 'dayjs/locale/sw';

export { default as words } from './sw.json';
