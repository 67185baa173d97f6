import { readPasted } from '@slipstream/embed';
import { COLOUR } from './colour';
import type { CalendlyAttributes } from './types';

type Options = Pick<
	CalendlyAttributes,
	'backgroundColor' | 'primaryColor' | 'textColor' | 'hideEventTypeDetails'
>;

const colour = ( initial: string ) =>
	( { kind: 'text', matches: COLOUR, initial } ) as const;

const RULES = {
	backgroundColor: colour( 'ffffff' ),
	primaryColor: colour( '00A2FF' ),
	textColor: colour( '4D5055' ),
	hideEventTypeDetails: { kind: 'boolean', initial: false },
} as const;

/**
 * How a calendar looks, as the page draws it: what is none of it is the default, and a sign before a colour is passed over.
 *
 * @param attributes The block's, whatever they are.
 */
export function optionsOf( attributes: Options ): Options {
	const plain = Object.entries( attributes ).map(
		( [ name, value ]: [ string, unknown ] ) => [
			name,
			typeof value === 'string' ? value.replace( /^#/, '' ) : value,
		]
	);
	return readPasted< Options >( Object.fromEntries( plain ), RULES );
}
