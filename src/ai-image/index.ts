/**
 * Images from a model: the prompt, the request, the row of images in a dialog, and the way into the media library.
 */
export { IMAGE_SIZE, makeImage } from './client';
export type { ImageRequest, MadeImage } from './client';
export { altTextOf, imageFileName, saveImage } from './library';
export type { LibraryImage, MediaUpload } from './library';
export { imageMessageFor, imageShortage } from './messages';
export { buildImagePrompt, PROMPT_LIMIT, USER_PROMPT_LIMIT } from './prompt';
export type { ImageWish } from './prompt';
export { nextPlace, NO_IMAGES, reduceImages } from './session';
export type { ImageAction, ImageItem, ImageSession } from './session';
export { useImages } from './use-images';
export type { AskForImage, Images } from './use-images';
