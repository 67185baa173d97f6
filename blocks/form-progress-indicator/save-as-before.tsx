import { RawHTML } from '@wordpress/element';

/** The HTML that an old form of the block was saved with. */
export const saveAsBefore = ( {
	attributes,
}: {
	attributes: { html?: string };
} ) => <RawHTML>{ attributes.html ?? '' }</RawHTML>;
