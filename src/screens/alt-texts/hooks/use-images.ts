import { listImages } from '@slipstream/ai-alt';
import { useResource } from '@slipstream/data';
import type { Resource } from '@slipstream/data';
import type {
	AltCounts,
	AltImage,
	AltList,
	AltState,
} from '@slipstream/ai-alt';
import type { View } from '../logic/address';

export const PER_PAGE = 20;

/** The images of a view, and how many there are of each group. */
export interface Images {
	readonly resource: Resource< AltList >;
	readonly counts: AltCounts | undefined;
	/** Asks only how many there are: what is shown keeps its place. */
	readonly recount: () => void;
	/** Puts an image as it is now in its place; it may come from a group that is not shown. */
	readonly replace: ( image: AltImage, from?: AltState ) => void;
}

/** Moves an image from one group to the other. */
function moved(
	counts: AltCounts,
	from: AltState | '',
	to: AltState | ''
): AltCounts {
	return from === to
		? counts
		: {
				...counts,
				...( from && { [ from ]: Math.max( 0, counts[ from ] - 1 ) } ),
				...( to && { [ to ]: counts[ to ] + 1 } ),
			};
}

/**
 * The images of a view.
 *
 * @param view  The group and the page.
 * @param among Only these images; all when empty.
 */
export function useImages( view: View, among: readonly number[] ): Images {
	const { group: state, page } = view;
	const resource = useResource< AltList >( 'slipstream/v1/alt-text', {
		query: { state, page, include: among.join() },
		load: ( signal ) =>
			listImages( { state, page, perPage: PER_PAGE, among }, signal ),
	} );
	const { data, update } = resource;

	const recount = () =>
		void listImages( { state, perPage: 1, among } ).then(
			( { counts } ) => update( ( list ) => list && { ...list, counts } ),
			// The numbers are made right by the next list.
			() => undefined
		);

	const replace = ( image: AltImage, from?: AltState ) =>
		update( ( list ) => {
			if ( ! list ) {
				return list;
			}
			const shown = list.items.find( ( { id } ) => id === image.id );
			const before = from ?? shown?.state ?? image.state;
			return {
				items: list.items.map( ( one ) =>
					one.id === image.id ? image : one
				),
				counts: moved( list.counts, before, image.state ),
			};
		} );

	return { resource, counts: data?.counts, recount, replace };
}
