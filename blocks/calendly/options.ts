import { readPasted } from '@slipstream/embed';
import { COLOR } from './color-pattern';
import type { CalendlyAttributes } from './types';

type Options = Pick<
	CalendlyAttributes,
	'backgroundColor' | 'primaryColor' | 'textColor' | 'hideEventTypeDetails'
>;

const color = ( initial: string ) =>
	( { kind: 'text', matches: COLOR, initial } ) as const;

const RULES = {
	backgroundColor: color( 'ffffff' ),
	primaryColor: color( '00A2FF' ),
	textColor: color( '4D5055' ),
	hideEventTypeDetails: { kind: 'boolean', initial: false },
} as const;

/**
 * How a calendar looks, as the page draws it: what is none of it is the default, and a sign before a color is passed over.
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
