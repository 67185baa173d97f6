import { addQueryArgs } from '@wordpress/url';
import { optionsOf } from './options';
import type { CalendlyAttributes } from './types';

/**
 * Where Calendly shows a calendar for a frame.
 *
 * @param href       The calendar's address.
 * @param attributes How it is to look.
 */
export function previewAddress(
	href: string,
	attributes: CalendlyAttributes
): string {
	const options = optionsOf( attributes );
	return addQueryArgs( href, {
		embed_domain: window.location.hostname,
		embed_type: 'Inline',
		hide_event_type_details: options.hideEventTypeDetails ? 1 : 0,
		background_color: options.backgroundColor,
		primary_color: options.primaryColor,
		text_color: options.textColor,
	} );
}
