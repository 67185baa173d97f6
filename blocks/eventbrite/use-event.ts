import { useState } from '@wordpress/element';
import { addressOf, followRedirect, isGone } from '@slipstream/embed';
import service from './embed.json';
import { eventIdOf, isSample } from './event';
import type { EventbriteAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { EmbedError } from '@slipstream/embed';

function eventAt( url: string | undefined ) {
	const address = addressOf( url, service );
	const eventId = address && eventIdOf( address.href );
	return eventId ? { url: address.href, eventId } : null;
}

/**
 * The event at an address; the site asks Eventbrite where it leads. One that names its event is kept where Eventbrite does not say that it
 * is gone: servers of sites are often turned away where their readers are not.
 */
async function findEvent( text: string ) {
	const given = addressOf( text, service );
	if ( ! given ) {
		return null;
	}
	const answer = await followRedirect( given.href );
	if ( isGone( answer ) ) {
		return null;
	}
	const found = answer && answer.status < 400 ? eventAt( answer.url ) : null;
	return found ?? eventAt( given.href );
}

/**
 * Finds the event of an address and keeps it; for what is none, nothing is kept. The sample of Eventbrite's documents is passed over.
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
		// It is that of documents: nothing is said of it, and nothing changes.
		if ( isSample( text ) ) {
			return false;
		}
		setIsBusy( true );
		const event = await findEvent( text );
		setIsBusy( false );
		setError( event ? null : { text } );
		setAttributes( event ?? { url: undefined, eventId: undefined } );
		return event !== null;
	};
	return { isBusy, error, find };
}
