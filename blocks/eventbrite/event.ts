/** An event's page; whose host it is for certain is looked at where the block opens it. */
export const EVENT_URL =
	/^\s*https?:\/\/(?:www\.)?eventbrite\.[a-z.]+\/e\/[^/\s?#]*?\d+\/?(?:\?[^/\s]*)?\s*$/i;

/** The page of an organizer. */
const SITE_URL = /^\s*https?:\/\/[a-z0-9-]+\.eventbrite\.[a-z.]+\/?\s*$/i;

/** The address that Eventbrite's own documents show: no event. */
const SAMPLE =
	/^https?:\/\/www\.eventbrite\.com\/e\/test-event-tickets-123456789(?:[/?#]|$)/i;

/**
 * Whether an address is the one of documents.
 *
 * @param url The address.
 */
export const isSample = ( url: string ): boolean => SAMPLE.test( url.trim() );

/**
 * Whether a text is an address of Eventbrite that a block can be made of.
 *
 * @param text The text.
 */
export const isEventbrite = ( text: string ): boolean =>
	( EVENT_URL.test( text ) && ! isSample( text ) ) || SITE_URL.test( text );

/**
 * The number of an event, by its address; undefined for any other address, and for the sample.
 *
 * @param url The address.
 */
export function eventIdOf( url: string ): number | undefined {
	const plain = url.trim();
	const digits =
		EVENT_URL.test( plain ) && ! isSample( plain )
			? /(\d+)\/?(?:\?.*)?$/.exec( plain )?.[ 1 ]
			: undefined;
	return digits === undefined ? undefined : Number( digits );
}
