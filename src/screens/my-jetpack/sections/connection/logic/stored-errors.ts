import { sentenceFor } from './errors';
import type { ConnectionErrors } from '@slipstream/settings';

/** Something that went wrong on the way between site and provider. */
export interface StoredError {
	code: string;
	message: string;
	/** Unix seconds; 0 where it is not known. */
	at: number;
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/**
 * The errors that the site has noted: the newest of each code.
 *
 * @param errors Code, user, record.
 */
export function storedErrors( errors: ConnectionErrors ): StoredError[] {
	return Object.entries( errors ).flatMap( ( [ code, byUser ] ) => {
		const records = isRecord( byUser )
			? Object.values( byUser ).filter( isRecord )
			: [];
		const [ newest ] = records.sort(
			( a, b ) => Number( b.timestamp ) - Number( a.timestamp )
		);
		return newest
			? [
					{
						code,
						message: sentenceFor(
							code,
							String( newest.error_message ?? code )
						),
						at: Number( newest.timestamp ) || 0,
					},
				]
			: [];
	} );
}
