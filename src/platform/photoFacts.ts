import { cameraTags, findPhotoFacts, type PhotoFacts } from '../domain/incident/photoFacts';

/**
 * What the camera wrote into a picture. Undefined where it wrote nothing, nothing that can be, or nothing that can be read:
 * a file is taken all the same.
 */
export async function readPhotoFacts(picture: Blob): Promise<PhotoFacts | undefined> {
  try {
    const { parse } = await import(/* webpackChunkName: "photo-facts" */ 'exifr');
    const how = { pick: [...cameraTags], translateValues: false, reviveValues: false };
    const tags: unknown = await parse(await picture.arrayBuffer(), how);
    return tags ? findPhotoFacts(tags, new Date().toISOString()) : undefined;
  } catch {
    return undefined;
  }
}
