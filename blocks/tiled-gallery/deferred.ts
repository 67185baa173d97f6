import { examplePictures } from '@slipstream/gallery';
import { deprecated } from './deprecated';
import { transforms } from './transforms';

export const deferred = {
	deprecated,
	transforms,
	get example() {
		return { attributes: { images: examplePictures() } };
	},
};
