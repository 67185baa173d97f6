import { followRedirect, isGone } from '@slipstream/embed';
import { useState } from '@wordpress/element';
import { parsePasted } from '../parse';
import type { Look } from '../button';
import type { CalendlyAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

type Props = Pick<
	EditProps< CalendlyAttributes >,
	'attributes' | 'setAttributes'
>;

/** What is pasted into the form, on its way into the block. */
export interface Submitted {
	readonly isBusy: boolean;
	/** What could not be embedded; null while there is nothing to say. */
	readonly refused: string | null;
	/** Tries a text; resolves to whether it is the calendar now. */
	readonly submit: ( text: string ) => Promise< boolean >;
}

/** What a text says; null where it names no calendar, or one that Calendly no longer has. */
async function find( text: string ) {
	const pasted = parsePasted( text );
	const answer = pasted && ( await followRedirect( pasted.attributes.url ) );
	return isGone( answer ) ? null : pasted;
}

/**
 * Tries what is pasted into the form. What is refused leaves no calendar.
 */
export function useSubmit(
	{ attributes, setAttributes }: Props,
	/** Shows the calendar in its place, or the button of an address. */
	setStyle: ( style: string, url: string, look: Look ) => void
): Submitted {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ refused, setRefused ] = useState< string | null >( null );
	const submit = async ( text: string ) => {
		setIsBusy( true );
		const pasted = await find( text );
		setIsBusy( false );
		setRefused( pasted ? null : text );
		setAttributes( pasted?.attributes ?? { url: undefined } );
		if ( pasted ) {
			const { url, style = attributes.style } = pasted.attributes;
			setStyle( style, url, pasted.button );
		}
		return pasted !== null;
	};
	return { isBusy, refused, submit };
}
