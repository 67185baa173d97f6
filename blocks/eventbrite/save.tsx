import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { EventbriteAttributes } from './types';

/** A link, or the button inside, which the server draws; nothing before there is an event. */
export function save( { attributes }: { attributes: EventbriteAttributes } ) {
	const { eventId, style, url } = attributes;
	if ( ! eventId ) {
		return null;
	}
	return (
		<div { ...useBlockProps.save() }>
			{ style === 'modal' ? (
				<InnerBlocks.Content />
			) : (
				<a className="eventbrite__direct-link" href={ url }>
					{ url }
				</a>
			) }
		</div>
	);
}
