import { addQueryArgs } from '@wordpress/url';
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
	return addQueryArgs( href, {
		embed_domain: window.location.hostname,
		embed_type: 'Inline',
		hide_event_type_details: attributes.hideEventTypeDetails ? 1 : 0,
		background_color: attributes.backgroundColor,
		primary_color: attributes.primaryColor,
		text_color: attributes.textColor,
	} );
}
