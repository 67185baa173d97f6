import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { MediaRecord } from './types';

/** As many as the REST API gives at once. */
const PAGE = 100;

const NONE: MediaRecord[] = [];

/**
 * The media library's records of some ids, as far as they have arrived.
 *
 * @param ids The ids.
 */
export function useMediaRecords(
	ids: readonly number[]
): readonly MediaRecord[] {
	const key = ids.join();
	const queries = useMemo( () => {
		const all = key
			.split( ',' )
			.map( Number )
			// A post may hold anything; one of these and the site would give none.
			.filter( ( id ) => Number.isInteger( id ) && id > 0 );
		return Array.from(
			{ length: Math.ceil( all.length / PAGE ) },
			( _, i ) => ( {
				include: all.slice( i * PAGE, ( i + 1 ) * PAGE ),
				per_page: PAGE,
				context: 'view',
				_fields:
					'id,source_url,media_details,link,alt_text,caption,media_type',
			} )
		);
	}, [ key ] );
	const pages = useSelect(
		( select ) =>
			queries.map(
				( query ) =>
					select( coreStore ).getEntityRecords< MediaRecord >(
						'postType',
						'attachment',
						query
					) ?? NONE
			),
		[ queries ]
	);
	return useMemo( () => pages.flat(), [ pages ] );
}
