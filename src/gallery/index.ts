/**
 * What blocks of several pictures share: pictures of media records, uploads that hold back the saving of the post, the places to drop and
 * choose files, transforms from and to WordPress's own blocks, pictures for previews.
 */
export {
	GalleryDropZone,
	GalleryPlaceholder,
	UploadButton,
} from './components';
export { GalleryEditButton } from './edit-button';
export { examplePictures } from './examples';
export { AltTextControl, ImageActions } from './image-actions';
export { imageOf, isImage, sizesOf, urlInSize } from './image';
export { notifyProblem } from './notices';
export { inSize, ownIds, ownRecords, recordOf } from './local-image';
export { sizeName } from './size-name';
export { galleryTransforms, hasOwnLink, imagesOf } from './transforms';
export { useGalleryUpload } from './use-gallery-upload';
export { useMediaRecords } from './use-media-records';
export type { Direction } from './image-actions';
export type { ConvertedImage } from './transforms';
export type { GalleryImage, MediaRecord, Upload } from './types';
export type { GalleryUpload } from './use-gallery-upload';
