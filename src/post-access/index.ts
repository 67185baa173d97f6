/** Who reads the post that is edited. */
export { isPaid, usePostAccess } from './use-post-access';
export type { Access, PostAccess } from './use-post-access';
