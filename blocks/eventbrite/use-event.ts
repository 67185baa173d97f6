import { useState } from '@wordpress/element';
import { addressOf, resolveRedirect } from '@slipstream/embed';
import service from './embed.json';
import { eventIdOf, isSample } from './event';
import type { EventbriteAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { EmbedError } from '@slipstream/embed';

/** The event at an address; the site asks Eventbrite where an organiser's page or an old address leads. */
async function findEvent( text: string ) {
	const given = addressOf( text, service );
	const known = given && eventIdOf( given.href );
	if ( ! given || known || isSample( given.href ) ) {
		return known ? { url: given.href, eventId: known } : null;
	}
	const found = addressOf(
		( await resolveRedirect( given.href ) )?.url,
		service
	);
	const eventId = found && eventIdOf( found.href );
	return eventId ? { url: found.href, eventId } : null;
}

/**
 * Finds the event of an address and keeps it; for what is none, nothing is kept.
 *
 * @param props               The block.
 * @param props.setAttributes Changes it.
 */
export function useEvent( {
	setAttributes,
}: Pick< EditProps< EventbriteAttributes >, 'setAttributes' > ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< EmbedError | null >( null );
	const find = async ( text: string ): Promise< boolean > => {
		setIsBusy( true );
		const event = await findEvent( text );
		setIsBusy( false );
		setError( event ? null : { text } );
		setAttributes( event ?? { url: undefined, eventId: undefined } );
		return event !== null;
	};
	return { isBusy, error, find };
}
