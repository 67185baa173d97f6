import { addressOf, isAlone, readBoolean } from '@slipstream/embed';
import service from './embed.json';
import { COLOR } from './color-pattern';
import type { CalendlyAttributes } from './types';

/** What an address or an embed code says. */
export interface Pasted {
	readonly attributes: Partial< CalendlyAttributes > & { url: string };
	/** Of the button, where the code has one. */
	readonly button: { text?: string; textColor?: string; color?: string };
}

const COLORS = {
	backgroundColor: 'background_color',
	primaryColor: 'primary_color',
	textColor: 'text_color',
} as const;

function readQuery( query: string ): Partial< CalendlyAttributes > {
	const values = new URLSearchParams( query );
	const read: Partial< CalendlyAttributes > = {};
	const hides = values.get( 'hide_event_type_details' );
	if ( hides !== null ) {
		read.hideEventTypeDetails = readBoolean( hides ) ?? false;
	}
	for ( const [ attribute, name ] of Object.entries( COLORS ) ) {
		const value = values.get( name ) ?? '';
		if ( COLOR.test( value ) ) {
			read[ attribute as keyof typeof COLORS ] = value;
		}
	}
	return read;
}

function readStyle( text: string ): Partial< CalendlyAttributes > {
	if ( text.includes( 'data-url' ) ) {
		return { style: 'inline' };
	}
	return /init(?:Popup|Badge)Widget/.test( text ) ? { style: 'link' } : {};
}

const first = ( text: string, ...patterns: readonly RegExp[] ) =>
	patterns
		.map( ( pattern ) => pattern.exec( text )?.[ 1 ] )
		.find( ( found ) => found !== undefined && found !== '' );

/**
 * Reads an address of Calendly, or one of its embed codes.
 *
 * @param text What was pasted.
 * @return Null where there is no address of Calendly in it.
 */
export function parsePasted( text: string ): Pasted | null {
	const found = /(?:\/\/|^)(calendly\.com[^"'\s<>]*)/i.exec( text.trim() );
	const address =
		found && addressOf( found[ 1 ]?.replaceAll( '&amp;', '&' ), service );
	if ( ! address || address.path === '/' ) {
		return null;
	}
	const style = readStyle( text );
	return {
		attributes: {
			url: `https://${ address.host }${ address.path }`,
			...readQuery( address.query ),
			...style,
		},
		button:
			style.style === 'link'
				? {
						text: first(
							text,
							/false;"[^>]*>([^<]+)<\//,
							/\btext:\s*'([^']+)'/
						),
						textColor: first( text, /\btextColor:\s*'([^']+)'/ ),
						color: first( text, /\bcolor:\s*'([^']+)'/ ),
					}
				: {},
	};
}

/**
 * Whether a text is an address of Calendly, or one of its codes, and nothing else.
 *
 * @param text What was pasted.
 */
export const isPasted = ( text: string ): boolean =>
	( isAlone( text ) || /^Calendly\.[^]*[;)]$/.test( text.trim() ) ) &&
	parsePasted( text ) !== null;
