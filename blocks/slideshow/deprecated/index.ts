import metadata from '../block.json';
import { saveAs } from '../save';
import type { Form } from '../save';

const { attributes } = metadata;

const generation = ( form: Form, align: boolean | string[] = false ) => ( {
	apiVersion: 3,
	attributes,
	supports: { html: false, align },
	save: saveAs( form ),
} );

const ALIGN = metadata.supports.align;

/** Forms that posts hold, the newest first. */
export const deprecated = [
	generation( { container: 'swiper-container', isAligned: true } ),
	generation( { container: 'swiper-container', isWrapped: true }, ALIGN ),
	generation( { container: 'swiper-container', isWrapped: true } ),
];
