import { listImages } from '@slipstream/ai-alt';
import { toPluginError } from '@slipstream/errors';
import { useEffect, useState } from '@wordpress/element';
import type { AltCounts, AltImage, AltState } from '@slipstream/ai-alt';
import type { PluginError } from '@slipstream/errors';

export const PAGE_SIZE = 20;

/** The images that are shown, and how many there are of each group. */
export interface ShownImages {
	counts: AltCounts | undefined;
	items: readonly AltImage[];
	isLoading: boolean;
	error: PluginError | undefined;
	reload: () => void;
	/** Asks only how many there are: what is shown keeps its place. */
	recount: () => void;
	/** Puts an image as it is now in its place; it may come from a group that is not shown. */
	replace: ( image: AltImage, from?: AltState ) => void;
}

/** Moves an image from one group to the other. */
function moved(
	counts: AltCounts | undefined,
	from: AltState | '',
	to: AltState | ''
): AltCounts | undefined {
	if ( ! counts || from === to ) {
		return counts;
	}
	return {
		...counts,
		...( from && { [ from ]: Math.max( 0, counts[ from ] - 1 ) } ),
		...( to && { [ to ]: counts[ to ] + 1 } ),
	};
}

/**
 * A page of a group.
 *
 * @param state The group.
 * @param page  The page.
 * @param among Only these images; all when empty.
 */
export function useImagesOf(
	state: AltState,
	page: number,
	among: readonly number[]
): ShownImages {
	const [ counts, setCounts ] = useState< AltCounts >();
	const [ items, setItems ] = useState< readonly AltImage[] >( [] );
	const [ isLoading, setIsLoading ] = useState( true );
	const [ error, setError ] = useState< PluginError >();
	const [ turn, setTurn ] = useState( 0 );

	useEffect( () => {
		const controller = new AbortController();
		setIsLoading( true );
		setError( undefined );
		listImages(
			{ state, page, perPage: PAGE_SIZE, among },
			controller.signal
		).then(
			( list ) => {
				setCounts( list.counts );
				setItems( list.items );
				setIsLoading( false );
			},
			( thrown ) => {
				if ( ! controller.signal.aborted ) {
					setError( toPluginError( thrown ) );
					setIsLoading( false );
				}
			}
		);
		return () => controller.abort();
	}, [ state, page, among, turn ] );

	const recount = () =>
		void listImages( { state, perPage: 1, among } ).then(
			( list ) => setCounts( list.counts ),
			// The numbers are made right by the next list.
			() => undefined
		);

	function replace( image: AltImage, from?: AltState ): void {
		setItems( ( all ) =>
			all.map( ( one ) => ( one.id === image.id ? image : one ) )
		);
		const shown = items.find( ( { id } ) => id === image.id );
		const before = from ?? shown?.state ?? image.state;
		setCounts( ( now ) => moved( now, before, image.state ) );
	}

	return {
		counts,
		items,
		isLoading,
		error,
		reload: () => setTurn( turn + 1 ),
		recount,
		replace,
	};
}
