/**
 * The dialog in which images are made, looked through and taken: for posts, and for the site's logo.
 */
export { ImageModal } from './components/image-modal';
export type { ImageModalProps } from './components/image-modal';
export type { DialogPurpose } from './hooks/use-image-dialog';
