/** Where Active Districts leads on the page. */
export const mapId = 'incident-map';
